import { z } from "zod";
import { themeSchema } from "../theme.ts";
import { defineOperation } from "./operation.ts";
import { patched, unpatched } from "./patch.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({ theme: themeSchema.partial() });

/** Sets some of the theme's values. */
export const themeSet = defineOperation({
  name: "theme.set",
  args: argsSchema,
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    return { changes: { site: { ...site, theme: patched(site.theme, args.theme) } } };
  },
  invert(before, args) {
    return [{ name: "theme.set", args: { theme: unpatched(readSite(before).theme, args.theme) } }];
  },
});
