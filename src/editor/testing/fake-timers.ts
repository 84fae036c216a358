import type { Timers } from "../signals/timers.ts";

export interface FakeTimers extends Timers {
  /** Lets time pass; whatever falls due is called in its order. */
  pass(milliseconds: number): void;
}

/** A clock that stands still until it is told. */
export function createFakeTimers(start = 0): FakeTimers {
  let now = start;
  let waiting: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, call) {
      const entry = { at: now + milliseconds, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = waiting
          .filter((one) => one.at <= end)
          .toSorted((one, other) => one.at - other.at)[0];
        if (!next) break;
        waiting = waiting.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = end;
    },
  };
}
