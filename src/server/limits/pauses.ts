import { setImmediate } from "node:timers/promises";

const longestMs = 12;

/** Lets others have the thread between the parts of long work: to be awaited after each; it waits a turn when one is due. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
