import * as z from "zod/mini";
import { chatsSchema, initialChats } from "./chat.ts";
import { cookieConsentSchema, initialConsent } from "./consent.ts";
import { picture } from "#/fields/picture/spec.ts";
import { notFoundSchema } from "./not-found.ts";
import { text } from "#/fields/text/spec.ts";
import { hoursSchema } from "#/fields/hours/hours-schema.ts";
import { pictureSchema } from "./image.ts";
import { storableTextSchema } from "./localized-text.ts";
import { initialMessengers, messengersSchema } from "./messenger.ts";
import { trackingSchema } from "./tracking.ts";

/** Pixels of the social image (specification, section 3). */
export const socialImageSize = { width: 2048, height: 1365 } as const;

/** Characters of the business's details. */
export const organisationLimits = { name: 120, phone: 40, address: 200 } as const;

export const organisationSchema = z.strictObject({
  name: storableTextSchema(organisationLimits.name),
  phone: z.string().check(z.maxLength(organisationLimits.phone)),
  address: storableTextSchema(organisationLimits.address),
  /** When it is open; left out until the owner has said so. */
  hours: z.optional(hoursSchema),
});

/** Site-wide settings that a published page needs. */
export const settingsSchema = z.strictObject({
  /** Where submissions are announced; "" is nowhere. */
  email: z.union([z.literal(""), z.email().check(z.maxLength(254))]),
  favicon: z.nullable(pictureSchema),
  socialImage: z.nullable(pictureSchema),
  /** The business behind the site, for structured data; an empty name publishes none. */
  organisation: organisationSchema,
  /** Switching the language stays on the page instead of going to the site's root (R3). */
  staysOnPage: z.boolean(),
  cookieConsent: cookieConsentSchema,
  messengers: messengersSchema,
  chats: chatsSchema,
  tracking: trackingSchema,
  /** The page for unknown paths; sites whose owners changed nothing of it have none. */
  notFound: z.optional(notFoundSchema),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Pictures of the settings as fields, so that picture and text operations serve them. */
export const settingsFields = {
  favicon: picture({ ratio: "1:1", sizes: "180px", isDecorative: true }),
  socialImage: picture({
    ratio: `${socialImageSize.width}:${socialImageSize.height}`,
    sizes: `${socialImageSize.width}px`,
    isDecorative: true,
    isForPreviews: true,
  }),
} as const;

/** Texts of the business as fields. */
export const organisationFields = {
  name: text({ limit: organisationLimits.name }),
  address: text({ limit: organisationLimits.address }),
} as const;

export const initialSettings: Settings = {
  email: "",
  favicon: null,
  socialImage: null,
  organisation: { name: {}, phone: "", address: {} },
  staysOnPage: false,
  cookieConsent: initialConsent,
  messengers: initialMessengers,
  chats: initialChats,
  tracking: {},
};
