import * as z from "zod/mini";
import { messengers as messengerVendors } from "#/vendors/registry.ts";
import type { Messenger as MessengerVendor } from "#/vendors/vendor.ts";
import { chatsPatchSchema, patchChats, unpatchChats } from "./chat-patch.ts";
import type { ChatsPatch } from "./chat-patch.ts";
import { messengersSchema, readTarget } from "./messenger.ts";
import type { Messenger, Messengers } from "./messenger.ts";
import { allMessengers, withMessenger } from "./messenger-list.ts";
import { patchNested, unpatchNested } from "./nested-patch.ts";
import type { Nested } from "./nested-patch.ts";
import { hoursSchema } from "#/fields/hours/hours-schema.ts";
import { organisationSchema, settingsSchema } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { inOrder, trackingPatchSchema } from "./tracking.ts";

const shownSchema = z.partial(z.strictObject({ isVisible: z.boolean() }));

const variantSchema = z.partial(
  z.strictObject({
    isVisible: z.boolean(),
    declineBtn: shownSchema,
    settingsBtn: shownSchema,
    privacyPolicyBtn: z.partial(
      z.strictObject({ isVisible: z.boolean(), showInFooter: z.boolean() }),
    ),
  }),
);

const consentSchema = z.partial(
  z.strictObject({ preselectsCategories: z.boolean(), simple: variantSchema, gdpr: variantSchema }),
);

function entrySchema(vendor: MessengerVendor) {
  const value = z.pipe(
    z.string(),
    z.transform((pasted, context) => {
      const target = readTarget(vendor, pasted);
      if (target !== undefined) return target;
      const message = `${vendor.label} can’t be reached this way`;
      context.issues.push({ code: "custom", input: pasted, message });
      return z.NEVER;
    }),
  );
  return z.partial(z.strictObject({ isActive: z.boolean(), value }));
}

/** The side, and messengers by their names. */
const messengersPatchSchema = z.partial(
  z.extend(
    z.strictObject(
      Object.fromEntries(messengerVendors.map((vendor) => [vendor.name, entrySchema(vendor)])),
    ),
    z.pick(messengersSchema, { alignment: true }).shape,
  ),
);

/** Some of the plain settings: what is no text, picture or link. Parts that are not named stay. */
export const settingsPatchSchema = z.partial(
  z.extend(
    z.extend(
      z.pick(settingsSchema, { email: true, staysOnPage: true }),
      z.pick(organisationSchema, { phone: true }).shape,
    ),
    {
      /** Null takes them away. */
      hours: z.nullable(hoursSchema),
      cookieConsent: consentSchema,
      messengers: messengersPatchSchema,
      chats: chatsPatchSchema,
      tracking: trackingPatchSchema,
    },
  ),
);
type EntryPatch = { readonly isActive?: boolean | undefined; readonly value?: string | undefined };

/** A patch as it is given; values may be as people paste them. */
export interface SettingsPatch extends Omit<
  z.input<typeof settingsPatchSchema>,
  "messengers" | "chats"
> {
  readonly chats?: ChatsPatch | undefined;
  readonly messengers?: Readonly<Record<string, Messengers["alignment"] | EntryPatch | undefined>>;
}

/** The settings as patches name them: messengers by their names, the phone beside the other plain settings. */
function toNested({ messengers, ...settings }: Settings): Nested {
  const entries = allMessengers(messengers.data).map((one) => [one.name, one]);
  return {
    ...settings,
    phone: settings.organisation.phone,
    hours: settings.organisation.hours,
    messengers: { alignment: messengers.alignment, ...Object.fromEntries(entries) },
  };
}

interface NestedSettings extends Omit<Settings, "messengers"> {
  readonly phone: string;
  readonly hours?: Settings["organisation"]["hours"];
  readonly messengers: Pick<Messengers, "alignment"> & Readonly<Record<string, Messenger>>;
}

/** The settings with what a patch names. */
export function patchSettings(settings: Settings, patch: SettingsPatch): Settings {
  // the patch's schema lets nothing through that would be of another shape
  const { chats, ...others } = patch;
  const nested = patchNested(toNested(settings), others) as unknown as NestedSettings;
  const { phone, hours, messengers, tracking, ...rest } = nested;
  const { hours: _before, ...organisation } = rest.organisation;
  const { alignment, ...entries } = messengers;
  const named = Object.keys(patch.messengers ?? {}).flatMap((name) => entries[name] ?? []);
  return {
    // the order of what is stored stays
    ...settings,
    ...rest,
    tracking: patch.tracking ? inOrder(tracking) : tracking,
    organisation: { ...organisation, phone, ...(hours && { hours }) },
    chats: chats ? patchChats(settings.chats, chats) : settings.chats,
    messengers: { alignment, data: named.reduce(withMessenger, settings.messengers.data) },
  };
}

/** The patch that gives back what a patch changes. */
export function unpatchSettings(settings: Settings, patch: SettingsPatch): SettingsPatch {
  const { chats, ...others } = patch;
  return {
    ...unpatchNested(toNested(settings), others),
    ...(chats && { chats: unpatchChats(settings.chats, chats) }),
  };
}
