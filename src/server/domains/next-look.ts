import type { DomainRow } from "./domain-rows.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** One that leads here, and one that hasn't for a week, is looked at four times a day. */
const seldomMs = 6 * hourMs;
const weekMs = 7 * 24 * hourMs;
/** One that led here until just now. */
const missedMs = 20 * minuteMs;

interface Looked extends Pick<DomainRow, "addedAt" | "servedAt" | "misses"> {
  /** No name server said anything: whoever waits for it lets others wait. */
  readonly isSilent: boolean;
}

/**
 * When a domain is looked at next: after 1, 2, 4 … 60 minutes while its owner waits, and one that stays silent seldom
 * after its first hour. Milliseconds since 1970.
 */
export function nextLook({ addedAt, servedAt, misses, isSilent }: Looked, now: number): number {
  const age = now - addedAt;
  if (misses > 0) return now + missedMs;
  if (servedAt !== null || age > weekMs || (isSilent && age > hourMs)) return now + seldomMs;
  return now + Math.min(Math.max(age, minuteMs), hourMs);
}
