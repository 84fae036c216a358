/** The time, as an argument: tests move it, and nothing else asks the system. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits; resolves early when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
