import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import { runsOf } from "#/fields/hours/week.ts";
import type { OpenInterval } from "#/lib/open-hours.ts";
import type { Thing } from "./thing.ts";

const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const specification = { "@type": "OpeningHoursSpecification" } as const;

/** The last minute before a time of HH:MM, on the day before it where that is midnight. */
function minuteBefore(time: string): string {
  return new Date(Date.parse(`1970-01-02T${time}Z`) - 60_000).toISOString().slice(11, 16);
}

/** From midnight to midnight would be read as closed: what is open around the clock ends a minute earlier. */
function times({ from, to }: OpenInterval): { opens: string; closes: string } {
  return { opens: from, closes: from === to ? minuteBefore(to) : to };
}

/** When a business is open: the week, and the days on which it is open otherwise. Closed is from midnight to midnight. */
export function openingHours({ days, exceptions }: HoursValue): Thing {
  const week = runsOf(days).flatMap(({ first, last, intervals }) =>
    intervals.map((interval) => ({
      ...specification,
      dayOfWeek: dayNames.slice(first, last + 1),
      ...times(interval),
    })),
  );
  const others = exceptions.flatMap(({ date, intervals }) => {
    const valid = { validFrom: date, validThrough: date };
    if (intervals.length === 0)
      return [{ ...specification, ...valid, opens: "00:00", closes: "00:00" }];
    return intervals.map((interval) => ({ ...specification, ...valid, ...times(interval) }));
  });
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(others.length > 0 && { specialOpeningHoursSpecification: others }),
  };
}
