import * as z from "zod/mini";

/** Whether a month has this day: browsers differ over what the 31st of February is. */
function isDay(time: string): boolean {
  const date = new Date(`${time}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 16) === time;
}

/** Local time as YYYY-MM-DDTHH:MM, read in a time zone that stands beside it. */
export const localTimeSchema = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
      "Enter a time as YYYY-MM-DDTHH:MM",
    ),
    z.refine(isDay, "There’s no such day"),
  );
