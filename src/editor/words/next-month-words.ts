import { regional } from "./regional.ts";

/** The day on which limits of a month start over, as the server counts them: in UTC. `now` in milliseconds since 1970. */
export function nextMonthWords(language: string, now: number): string {
  const date = new Date(now);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(regional(language), format).format(next);
}
