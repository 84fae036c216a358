import * as z from "zod/mini";
import { isTimeZone } from "#/lib/zoned-time.ts";
import { eventLimits } from "./event-fields.ts";
import { idSchema } from "./id.ts";
import { storableTextSchema } from "./localized-text.ts";

/** Whether a month has this day: browsers differ over what the 31st of February is. */
function isDay(time: string): boolean {
  const date = new Date(`${time}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 16) === time;
}

/** Local time as YYYY-MM-DDTHH:MM, read in the event's time zone. */
const localTimeSchema = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
      "Enter a time as YYYY-MM-DDTHH:MM",
    ),
    z.refine(isDay, "There’s no such day"),
  );

/** An event that visitors reply to (R9). `capacity` counts people with their guests; null has no limit. */
export const eventSchema = z.strictObject({
  id: idSchema,
  title: storableTextSchema(eventLimits.title),
  description: storableTextSchema(eventLimits.description),
  place: storableTextSchema(eventLimits.place),
  start: localTimeSchema,
  end: localTimeSchema,
  timeZone: z.string().check(z.refine(isTimeZone, "This isn’t a time zone")),
  capacity: z.nullable(z.int().check(z.positive(), z.lte(100_000))),
  deadline: z.nullable(localTimeSchema),
});
export type SiteEvent = z.infer<typeof eventSchema>;
