const first = 1000;
const longest = 30_000;

/** Milliseconds before attempt `attempt` (1 is the first repetition): 1 s, doubled up to 30 s, a quarter of it by chance. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** (attempt - 1));
  return Math.round(full * (0.75 + 0.25 * random()));
}
