import * as z from "zod/mini";
import { isCalendarDay } from "#/lib/calendar-day.ts";
import { isTimeZone } from "#/lib/zoned-time.ts";
import type { FieldKind } from "../field-kind.ts";
import type { ItemInitial } from "../field-spec.ts";
import type { DateField, DateValue } from "./spec.ts";
import { startDate } from "./start-date.ts";

const time = z.optional(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)));

const schema = z.nullable(
  z
    .strictObject({
      // years before 1000 are what a year is while it is being typed
      date: z.string().check(z.regex(/^[1-9]/), z.refine(isCalendarDay, "There is no such day")),
      time,
      until: time,
      zone: z.optional(z.string().check(z.refine(isTimeZone, "No time zone"))),
    })
    .check(
      z.refine(
        ({ time, until, zone }) => time !== undefined || (until ?? zone) === undefined,
        "No start",
      ),
    ),
);

function startOf(own: ItemInitial[string] | undefined, { initial }: DateField): string {
  return typeof own === "string" ? own : initial;
}

/** Whether it may be what a start said on some day: the same weekday at the same time. */
function isAs(start: string, value: DateValue): boolean {
  const made = startDate(start, Date.parse(value.date));
  return (
    made !== null &&
    made.time === value.time &&
    made.until === value.until &&
    new Date(made.date).getUTCDay() === new Date(value.date).getUTCDay()
  );
}

export const dateKind: FieldKind<DateField> = {
  kind: "date",
  setBy: "field.set",
  isContent: true,
  schema: () => schema,
  initial: (spec, own, { now = Date.now() }) => startDate(startOf(own, spec), now),
  blank: () => null,
  isUntouched: (spec, value, own) => value === null || isAs(startOf(own, spec), value),
  isFilled: (value) => value !== null,
};
