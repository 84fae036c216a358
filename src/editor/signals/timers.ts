/** Time, as an argument, so that tests can hold it still. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after some milliseconds; the answer cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
