import { isMoveAtRest } from "./move-at-rest.ts";

const moves = ["mousemove", "touchmove", "keydown"] as const;

/** Comes with a visitor's first mouse move, touch move or key press (R13), never before. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const begin = (event: Event): void => {
      if (isMoveAtRest(event)) return;
      listening.abort();
      resolve();
    };
    for (const move of moves)
      addEventListener(move, begin, { signal: listening.signal, passive: true });
  });
}
