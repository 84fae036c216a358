/** A moment in milliseconds since 1970 as ISO 8601 in UTC; null stays null. */
export function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
