import * as z from "zod/mini";
import { patchSettings, settingsPatchSchema, unpatchSettings } from "../settings-patch.ts";
import { defineOperation } from "./operation.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({ settings: settingsPatchSchema });

/**
 * Sets some of the plain settings; their texts, links and pictures have the operations of fields (targets "settings",
 * "organisation", "consent", "messenger").
 */
export const settingsSet = defineOperation({
  name: "settings.set",
  args: argsSchema,
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    return {
      changes: { site: { ...site, settings: patchSettings(site.settings, args.settings) } },
    };
  },
  invert(before, args) {
    const { settings } = readSite(before);
    return [{ name: "settings.set", args: { settings: unpatchSettings(settings, args.settings) } }];
  },
});
