/** The westernmost clocks are so many milliseconds behind UTC: a day that is over there is over everywhere. */
const lastZone = 12 * 3_600_000;

/** The earliest day that isn't over yet wherever one may be: YYYY-MM-DD. */
export function earliestToday(): string {
  return new Date(Date.now() - lastZone).toISOString().slice(0, 10);
}
