import { z } from "zod";
import { pictureSchema } from "./image.ts";
import { storableTextSchema } from "./localized-text.ts";

/** Pixels of the social image (specification, section 3). */
export const socialImageSize = { width: 2048, height: 1365 } as const;

/** Site-wide settings that a published page needs. */
export const settingsSchema = z.strictObject({
  /** Where submissions are announced; "" is nowhere. */
  email: z.union([z.literal(""), z.email().max(254)]),
  favicon: pictureSchema.nullable(),
  socialImage: pictureSchema.nullable(),
  /** The business behind the site, for structured data; an empty name publishes none. */
  organisation: z.strictObject({
    name: storableTextSchema(120),
    phone: z.string().max(40),
    address: storableTextSchema(200),
  }),
  /** Switching the language stays on the page instead of going to the site's root (R3). */
  staysOnPage: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const initialSettings: Settings = {
  email: "",
  favicon: null,
  socialImage: null,
  organisation: { name: {}, phone: "", address: {} },
  staysOnPage: false,
};
