import * as z from "zod/mini";
import { isCalendarDay } from "#/lib/calendar-day.ts";
import { isTimeZone } from "#/lib/zoned-time.ts";

/** Intervals of a day, and days that are open otherwise. */
export const hoursLimits = { intervals: 3, exceptions: 20 } as const;

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const intervals = z
  .array(z.strictObject({ from: time, to: time }))
  .check(z.maxLength(hoursLimits.intervals));

const exceptions = z
  .array(
    z.strictObject({
      date: z.string().check(z.refine(isCalendarDay, "There is no such day")),
      intervals,
    }),
  )
  .check(
    z.maxLength(hoursLimits.exceptions),
    z.refine(
      (all) => new Set(all.map(({ date }) => date)).size === all.length,
      "A day is there twice",
    ),
  );

/** Opening hours: seven days, Monday first, each with up to three intervals; other days; "" is no zone of its own. */
export const hoursSchema = z.strictObject({
  days: z.array(intervals).check(z.length(7)),
  exceptions,
  zone: z.string().check(z.refine((zone) => zone === "" || isTimeZone(zone), "No time zone")),
});
export type HoursValue = z.infer<typeof hoursSchema>;
