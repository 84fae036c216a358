/** As long as a text is waited for that is about to be shown, in milliseconds. */
const longest = 10_000;

interface Kept {
  letters: string[];
  stop(): void;
}

let kept: Kept | undefined;

/** Keys that say nothing of their own: they change what others say, or begin what is composed. */
const silent = /^(?:Shift|Control|Alt|AltGraph|Meta|Fn|\w+Lock|Dead|Process|Compose|Unidentified)$/;

function isEditable(target: EventTarget | null): boolean {
  // an element of the page's frame is none of this window's classes
  return (target as Element | null)?.matches?.("input, textarea, [contenteditable]") ?? false;
}

/** Whether a key types a letter: AltGr, which Windows calls Control and Alt, types some. */
export function isLetter(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
  return [...event.key].length === 1 && !isShortcut;
}

/**
 * Keeps the letters that are typed from now on, in the windows of the editor and of its page, for the text that is about
 * to have the keyboard: until it is drawn a button has it, which a space would press again. Any other key or a click
 * does what it always does, and nothing more is kept after it.
 */
export function keepKeys(windows: readonly (Window | null)[]): void {
  kept?.stop();
  const over = new AbortController();
  const letters: string[] = [];
  const stopListening = (): void => over.abort();
  const stop = (): void => {
    stopListening();
    clearTimeout(timer);
    kept = undefined;
  };
  const timer = setTimeout(stop, longest);
  const handleKey = (event: KeyboardEvent): void => {
    if (silent.test(event.key) || isEditable(event.target)) return;
    const isTyped = isLetter(event);
    const isDown = event.type === "keydown";
    // the press that began it may still be held
    if (!isTyped && event.key !== "Backspace" && !event.repeat) {
      if (isDown) stopListening();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isTyped && isDown) letters.push(event.key);
    else if (event.key === "Backspace" && isDown) letters.pop();
  };
  for (const window of windows) {
    const options = { capture: true, signal: over.signal };
    window?.addEventListener("keydown", handleKey, options);
    // a space presses a button when it is let go
    window?.addEventListener("keyup", handleKey, options);
    window?.addEventListener("pointerdown", stopListening, options);
  }
  kept = { letters, stop };
}

/** The letters that were kept, for the text that has the keyboard now; for none where there is no text to have it. */
export function takeKeys(): string {
  const letters = kept?.letters.join("") ?? "";
  kept?.stop();
  return letters;
}
