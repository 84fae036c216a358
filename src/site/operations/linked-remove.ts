import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { withLists } from "../site-lists.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Removes a linked section. Places that are left of it show nothing. */
export const linkedRemove = defineOperation({
  name: "linked.remove",
  args: z.strictObject({ linked: idSchema }),
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    const { linked = [] } = site;
    if (!linked.some(({ id }) => id === args.linked)) throw refusal("linked-gone");
    return { changes: { site: withLists(site, { linked: without(linked, args.linked) }) } };
  },
  invert(before, args) {
    const { linked = [] } = readSite(before);
    const section = linked.find(({ id }) => id === args.linked);
    return [{ name: "linked.add", args: { section, after: predecessor(linked, args.linked) } }];
  },
});
