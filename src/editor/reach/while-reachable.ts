import { browserTimers } from "../signals/timers.ts";
import type { Timers } from "../signals/timers.ts";
import type { Reach } from "./reach.ts";
import { serverReach } from "./server-reach.ts";
import { whenLost } from "./when-lost.ts";

/** What the device keeps is there sooner. */
const milliseconds = 1_000;

interface Options {
  readonly reach?: Pick<Reach, "isReachable">;
  readonly timers?: Pick<Timers, "after">;
}

/**
 * What a promise answers, unless the server can't be reached: a network that swallows calls would have them waited for
 * without an end. Rejects a second after that is known, for what the device answers by itself.
 */
export function whileReachable<Value>(
  work: Promise<Value>,
  { reach = serverReach, timers = browserTimers }: Options = {},
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => reject(new Error("The server can't be reached"));
  const stop = whenLost({ reach, timers, milliseconds }, giveUp);
  work.then(resolve, reject);
  return promise.finally(stop);
}
