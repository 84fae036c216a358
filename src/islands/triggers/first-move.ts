const moves = ["mousemove", "touchmove", "keydown"] as const;

/** Calls once, at a visitor's first mouse move, touch move or key press (R13), never before. */
export function onFirstMove(start: () => void): void {
  const listening = new AbortController();
  const begin = (): void => {
    listening.abort();
    start();
  };
  for (const move of moves)
    addEventListener(move, begin, { signal: listening.signal, passive: true });
}
