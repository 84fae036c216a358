export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

const msOfDay = 86_400_000;

/**
 * The first such weekday at least so many weeks after `now` (milliseconds), less so many days: YYYY-MM-DD. Negative
 * weeks lead into the past.
 */
export function weekdayAhead(weekday: Weekday, weeks: number, now: number, daysBefore = 0): string {
  const soonest = now + weeks * 7 * msOfDay;
  const wait = (weekdays.indexOf(weekday) - new Date(soonest).getUTCDay() + 7) % 7;
  return new Date(soonest + (wait - daysBefore) * msOfDay).toISOString().slice(0, 10);
}
