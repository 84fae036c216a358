/** Longer than any text takes that is about to be shown, in milliseconds. */
const longest = 2000;

interface Kept {
  letters: string[];
  stop(): void;
}

let kept: Kept | undefined;

/**
 * Keeps the letters that are typed from now on, in the windows of the editor and of its page, for the text that is about
 * to have the keyboard: until it is drawn a button has it, which a space would press again. Any other key or a click
 * ends it.
 */
export function keepKeys(windows: readonly (Window | null)[]): void {
  kept?.stop();
  const over = new AbortController();
  const letters: string[] = [];
  const timer = setTimeout(stop, longest);
  function stop(): void {
    over.abort();
    clearTimeout(timer);
    kept = undefined;
  }
  const handleKey = (event: KeyboardEvent): void => {
    const { key } = event;
    const isLetter = [...key].length === 1 && !event.ctrlKey && !event.metaKey;
    // the press that began it may still be held
    if (!isLetter && key !== "Backspace" && !event.repeat) {
      if (event.type === "keydown" && key !== "Shift") stop();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== "keydown") return;
    if (isLetter) letters.push(key);
    else letters.pop();
  };
  for (const window of windows) {
    const options = { capture: true, signal: over.signal };
    window?.addEventListener("keydown", handleKey, options);
    // a space presses a button when it is let go
    window?.addEventListener("keyup", handleKey, options);
    window?.addEventListener("pointerdown", stop, options);
  }
  kept = { letters, stop };
}

/** The letters that were kept, for the text that has the keyboard now. */
export function takeKeys(): string {
  const letters = kept?.letters.join("") ?? "";
  kept?.stop();
  return letters;
}
