import { isMoveAtRest } from "./move-at-rest.ts";

/** Calls once: at the first of these events, or when what is answered is called. */
export function atFirst(
  target: EventTarget,
  signs: readonly string[],
  start: () => void,
): (event?: Event) => void {
  const listening = new AbortController();
  const begin = (event?: Event): void => {
    if (event && isMoveAtRest(event)) return;
    listening.abort();
    start();
  };
  for (const sign of signs)
    target.addEventListener(sign, begin, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  return begin;
}
