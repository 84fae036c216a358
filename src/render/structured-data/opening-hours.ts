import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import { runsOf } from "#/fields/hours/week.ts";
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

/** When a business is open: the week, and the days on which it is open otherwise. Closed is from midnight to midnight. */
export function openingHours({ days, exceptions }: HoursValue): Thing {
  const week = runsOf(days).flatMap(({ first, last, intervals }) =>
    intervals.map(({ from, to }) => ({
      ...specification,
      dayOfWeek: dayNames.slice(first, last + 1),
      opens: from,
      closes: to,
    })),
  );
  const others = exceptions.flatMap(({ date, intervals }) => {
    const valid = { validFrom: date, validThrough: date };
    if (intervals.length === 0)
      return [{ ...specification, ...valid, opens: "00:00", closes: "00:00" }];
    return intervals.map(({ from, to }) => ({
      ...specification,
      ...valid,
      opens: from,
      closes: to,
    }));
  });
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(others.length > 0 && { specialOpeningHoursSpecification: others }),
  };
}
