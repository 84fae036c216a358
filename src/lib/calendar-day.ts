/** The last one of four digits: what is on the day after it can’t be said in ISO 8601 as everybody reads it. */
export const lastCalendarDay = "9999-12-31";

/** Whether it is a day that there is, as YYYY-MM-DD: 2026-02-30 is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
