import * as z from "zod/mini";
import { isTimeZone } from "#/lib/zoned-time.ts";
import { eventLimits } from "./event-fields.ts";
import { idSchema } from "./id.ts";
import { localTimeSchema } from "./local-time.ts";
import { storableTextSchema } from "./localized-text.ts";

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
