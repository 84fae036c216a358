import * as z from "zod/mini";
import { siteNameSchema } from "../site.ts";
import { defineOperation } from "./operation.ts";
import { readSite } from "./target.ts";

/** Gives the site another name. */
export const siteRename = defineOperation({
  name: "site.rename",
  args: z.strictObject({ name: siteNameSchema }),
  records: () => ["site"],
  apply(records, { name }) {
    return { changes: { site: { ...readSite(records), name } } };
  },
  invert(before) {
    return [{ name: "site.rename", args: { name: readSite(before).name } }];
  },
});
