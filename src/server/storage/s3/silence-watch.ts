import { StoreFault } from "./store-fault.ts";

/** Times in milliseconds. */
export interface SilenceLimits {
  /** From the first call that got no answer to the last: a store that was silent for so long isn't waited for any more. */
  readonly lasts: number;
  /** How long nobody asks it then, but for one call that finds out whether it answers again. */
  readonly rest: number;
}

export const silenceLimits: SilenceLimits = { lasts: 5_000, rest: 5_000 };

/** Knows whether a store has been silent for long, so that not everybody waits until that is said. */
export interface SilenceWatch {
  /** Throws a `StoreFault` while the store rests. Whoever comes first after that asks it. */
  expectVoice(): void;
  /** It answered, whatever it said. */
  heard(): void;
  /** A call got no answer in its time. */
  missed(): void;
}

export function createSilenceWatch(
  { lasts, rest }: SilenceLimits = silenceLimits,
  now: () => number = () => performance.now(),
): SilenceWatch {
  /** When the first call of a row of them got no answer. */
  let since: number | undefined;
  let restsUntil = 0;
  return {
    expectVoice() {
      if (restsUntil === 0) return;
      if (now() < restsUntil) throw new StoreFault("has been silent for a while");
      restsUntil = now() + rest;
    },
    heard() {
      since = undefined;
      restsUntil = 0;
    },
    missed() {
      since ??= now();
      if (now() - since >= lasts) restsUntil = now() + rest;
    },
  };
}
