import { weekdayAhead, weekdays } from "#/lib/weekday-ahead.ts";
import type { DateValue } from "./spec.ts";

const pattern = /^([a-z]+)([+-]\d{1,3})(?:T(\d\d:\d\d)(?:\/(\d\d:\d\d))?)?$/;

/**
 * The date that a template's start says (`DateField.initial`) for whatever is made at `now` (milliseconds); null where
 * it says none. Throws where it isn't written like one.
 */
export function startDate(start: string, now: number): DateValue | null {
  if (start === "") return null;
  const [, name, weeks, time, until] = pattern.exec(start) ?? [];
  const weekday = weekdays.find((one) => one === name);
  if (!weekday) throw new Error(`Not the start of a date: ${start}`);
  const date = weekdayAhead(weekday, Number(weeks), now);
  return { date, ...(time && { time }), ...(until && { until }) };
}
