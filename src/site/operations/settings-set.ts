import { z } from "zod";
import { organisationSchema, settingsSchema } from "../settings.ts";
import { defineOperation } from "./operation.ts";
import { patched, unpatched } from "./patch.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({
  settings: settingsSchema
    .pick({ email: true, staysOnPage: true })
    .extend(organisationSchema.pick({ phone: true }).shape)
    .partial(),
});

/** Sets some of the plain settings; their texts and pictures have the operations of fields (target "settings"). */
export const settingsSet = defineOperation({
  name: "settings.set",
  args: argsSchema,
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    const { phone, ...plain } = args.settings;
    const organisation = patched(site.settings.organisation, { phone });
    return {
      changes: { site: { ...site, settings: { ...patched(site.settings, plain), organisation } } },
    };
  },
  invert(before, args) {
    const { settings } = readSite(before);
    const phone = args.settings.phone === undefined ? {} : { phone: settings.organisation.phone };
    return [
      {
        name: "settings.set",
        args: { settings: { ...unpatched(settings, args.settings), ...phone } },
      },
    ];
  },
});
