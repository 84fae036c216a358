import * as z from "zod/mini";
import { eventSchema } from "../event.ts";
import type { SiteEvent } from "../event.ts";
import { idSchema } from "../id.ts";
import type { Records } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { patched, unpatched } from "./patch.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({
  event: idSchema,
  values: z.partial(
    z.pick(eventSchema, { start: true, end: true, timeZone: true, capacity: true, deadline: true }),
  ),
});

function findEvent(records: Records, id: string): SiteEvent {
  const found = readSite(records).events.find((event) => event.id === id);
  if (!found) throw refusal("event-gone");
  return found;
}

/** Sets an event's times, zone and capacity; its texts have the operations of fields (target "event"). */
export const eventSet = defineOperation({
  name: "event.set",
  args: argsSchema,
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    const event = patched(findEvent(records, args.event), args.values);
    return { changes: { site: { ...site, events: replaced(site.events, event) } } };
  },
  invert(before, args) {
    return [
      {
        name: "event.set",
        args: { event: args.event, values: unpatched(findEvent(before, args.event), args.values) },
      },
    ];
  },
});
