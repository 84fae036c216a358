import * as z from "zod/mini";
import { defineOperation } from "./operation.ts";
import { readSite } from "./target.ts";

/** Sets the default flag of R22: whether the primary language's paths have no prefix. */
export const languagePrefix = defineOperation({
  name: "language.prefix",
  args: z.strictObject({ isPrimaryDefault: z.boolean() }),
  records: () => ["site"],
  apply(records, { isPrimaryDefault }) {
    return { changes: { site: { ...readSite(records), isPrimaryDefault } } };
  },
  invert(before) {
    return [
      { name: "language.prefix", args: { isPrimaryDefault: readSite(before).isPrimaryDefault } },
    ];
  },
});
