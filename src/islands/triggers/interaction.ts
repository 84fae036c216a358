import { isMoveAtRest } from "./move-at-rest.ts";

const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/** Calls once, at a visitor's first move of any kind, or at once where one was made in the bar already. */
export function onInteraction(start: () => void): void {
  const listening = new AbortController();
  const begin = (event?: Event): void => {
    if (event && isMoveAtRest(event)) return;
    listening.abort();
    start();
  };
  for (const move of moves)
    addEventListener(move, begin, { signal: listening.signal, passive: true });
  if (document.querySelector("header.nav details[open]")) begin();
}
