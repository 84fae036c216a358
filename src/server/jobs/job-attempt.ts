/** Which attempt at a job it is. */
export interface JobAttempt {
  /** 1 for the first one. */
  readonly number: number;
  /** Milliseconds until the next attempt if this one fails; undefined: there is none. */
  readonly retryInMs: number | undefined;
}

const firstRetryMs = 10_000;
const longestRetryMs = 6 * 3_600_000;

/** The attempt by its number, of at most so many: waits double, up to six hours. */
export function jobAttempt(number: number, mostAttempts: number): JobAttempt {
  const wait = Math.min(firstRetryMs * 2 ** (number - 1), longestRetryMs);
  return { number, retryInMs: number >= mostAttempts ? undefined : wait };
}

/** Thrown by a handler: it failed, and would fail again. Only an operator has it tried anew. */
export class FinalJobError extends Error {
  override readonly name = "FinalJobError";
}
