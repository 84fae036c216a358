import * as z from "zod/mini";
import { mostCodeUnits } from "#/lib/text-length.ts";
import { siteNameLimit } from "../limits.ts";
import { siteNameSchema } from "../site.ts";
import { defineOperation } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Gives the site another name. It is refused where another has given one since the site was looked at (I4). */
export const siteRename = defineOperation({
  name: "site.rename",
  args: z.strictObject({
    name: siteNameSchema,
    /** The name that was seen. The log does without: there it is certain. */
    was: z.optional(z.string().check(z.maxLength(mostCodeUnits(siteNameLimit)))),
  }),
  records: () => ["site"],
  apply(records, { name, was }) {
    const site = readSite(records);
    const isOther = was !== undefined && was.trim() !== site.name.trim() && name !== site.name;
    if (isOther) throw refusal("site-renamed", [], site.name);
    return { changes: { site: { ...site, name } }, args: { name } };
  },
  invert(before, { name }) {
    return [{ name: "site.rename", args: { name: readSite(before).name, was: name } }];
  },
});
