import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { linkedPerSite } from "../limits.ts";
import { sectionSchema } from "../section.ts";
import { withLists } from "../site-lists.ts";
import { defineOperation } from "./operation.ts";
import { insertAfter } from "./order.ts";
import { refusal } from "./refusals.ts";
import { checkLinkable, checkedSection } from "./section-rules.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({
  /** Its id is none of a page's section: places name it by this. */
  section: z.omit(sectionSchema, { hidden: true, linked: true }),
  after: z.nullable(idSchema),
});

/** Adds a section that can stand in several places. It is seen where `section.add` puts a place of it. */
export const linkedAdd = defineOperation({
  name: "linked.add",
  args: argsSchema,
  records: () => ["site"],
  apply(records, { section, after }, context) {
    const site = readSite(records);
    const { linked = [] } = site;
    if (linked.some(({ id }) => id === section.id)) throw refusal("linked-exists", [], section.id);
    if (linked.length >= linkedPerSite) throw refusal("linked-full", [], String(linkedPerSite));
    checkLinkable(section, context);
    const own = checkedSection(section, context);
    return { changes: { site: withLists(site, { linked: insertAfter(linked, own, after) }) } };
  },
  invert(_before, { section }) {
    return [{ name: "linked.remove", args: { linked: section.id } }];
  },
});
