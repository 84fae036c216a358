const moves = ["mousemove", "touchmove", "keydown"] as const;

declare global {
  interface UIEvent {
    /** What an event was made by; Chromium alone tells it. */
    readonly sourceCapabilities?: { readonly firesTouchEvents: boolean } | null;
  }
}

/** Whether a finger made this move: a tap is told as one, too. Where browsers don't tell, nothing else can hover. */
function isTap({ sourceCapabilities: source }: MouseEvent): boolean {
  return source ? source.firesTouchEvents : !matchMedia("(hover)").matches;
}

/** A browser tells a page that comes or scrolls under a resting pointer of a move, too. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0 && !isTap(event)
  );
}

/** Comes with a visitor's first mouse move, touch move or key press (R13), never before. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const begin = (event: Event): void => {
      if (isAtRest(event)) return;
      listening.abort();
      resolve();
    };
    for (const move of moves)
      addEventListener(move, begin, { signal: listening.signal, passive: true });
  });
}
