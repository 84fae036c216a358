import * as z from "zod/mini";
import { themeSchema } from "../theme.ts";
import { defineOperation } from "./operation.ts";
import { patched, unpatched } from "./patch.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({ theme: z.partial(themeSchema) });

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
