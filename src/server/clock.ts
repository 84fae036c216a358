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
      function end(): void {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      }
      const timer = setTimeout(end, milliseconds);
      signal?.addEventListener("abort", end);
    }),
};
