import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Removes an event. Sections that show it show the site's first one then (R9); replies to it stay in the inbox. */
export const eventRemove = defineOperation({
  name: "event.remove",
  args: z.strictObject({ event: idSchema }),
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    if (!site.events.some((event) => event.id === args.event)) throw refusal("event-gone");
    return { changes: { site: { ...site, events: without(site.events, args.event) } } };
  },
  invert(before, args) {
    const { events } = readSite(before);
    const event = events.find((one) => one.id === args.event);
    return [{ name: "event.add", args: { event, after: predecessor(events, args.event) } }];
  },
});
