const moves = ["mousemove", "touchmove", "keydown"] as const;

/** A browser tells a page that comes under a resting pointer of a move, too; where nothing hovers it is a tap. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.movementX === 0 &&
    event.movementY === 0 &&
    matchMedia("(hover)").matches
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
