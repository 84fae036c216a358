import type { Clock } from "./clock.ts";

/**
 * What comes of work within so many milliseconds; undefined where it is late or fails. The signal aborts as soon as
 * nobody waits any more. Never rejects.
 */
export async function inTime<Value>(
  clock: Pick<Clock, "sleep">,
  longestMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | undefined> {
  const over = new AbortController();
  const late = clock.sleep(longestMs, over.signal).then(() => undefined);
  try {
    return await Promise.race([work(over.signal), late]);
  } catch {
    return undefined;
  } finally {
    over.abort();
  }
}
