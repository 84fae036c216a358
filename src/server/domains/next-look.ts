import type { DomainRow } from "./domain-rows.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** One that leads here, and one that hasn't for a week, is looked at four times a day. */
const seldomMs = 6 * hourMs;
const weekMs = 7 * 24 * hourMs;
/** One that led here until just now. */
const missedMs = 20 * minuteMs;

/** When a domain is looked at next: after 1, 2, 4 … 60 minutes while its owner waits. Milliseconds since 1970. */
export function nextLook(
  { addedAt, servedAt, misses }: Pick<DomainRow, "addedAt" | "servedAt" | "misses">,
  now: number,
): number {
  const age = now - addedAt;
  if (misses > 0) return now + missedMs;
  if (servedAt !== null || age > weekMs) return now + seldomMs;
  return now + Math.min(Math.max(age, minuteMs), hourMs);
}
