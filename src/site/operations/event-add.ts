import * as z from "zod/mini";
import { eventSchema } from "../event.ts";
import { idSchema } from "../id.ts";
import { eventsPerSite } from "../limits.ts";
import { defineOperation } from "./operation.ts";
import { insertAfter } from "./order.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Adds an event: behind one that is gone means at the end. */
export const eventAdd = defineOperation({
  name: "event.add",
  args: z.strictObject({ event: eventSchema, after: z.nullable(idSchema) }),
  records: () => ["site"],
  apply(records, { event, after }) {
    const site = readSite(records);
    if (site.events.some((other) => other.id === event.id))
      throw refusal("event-exists", [], event.id);
    if (site.events.length >= eventsPerSite)
      throw refusal("events-full", [], String(eventsPerSite));
    return { changes: { site: { ...site, events: insertAfter(site.events, event, after) } } };
  },
  invert(_before, { event }) {
    return [{ name: "event.remove", args: { event: event.id } }];
  },
});
