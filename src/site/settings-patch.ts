import { z } from "zod";
import { chatsSchema } from "./chat.ts";
import type { Chats } from "./chat.ts";
import type { CookieConsent, ConsentVariant } from "./consent.ts";
import { messengersSchema, messengerValueSchemas } from "./messenger.ts";
import type { Messenger, Messengers } from "./messenger.ts";
import { messengerNames } from "./messenger-name.ts";
import type { MessengerName } from "./messenger-name.ts";
import { patched, unpatched } from "./operations/patch.ts";
import { organisationSchema, settingsSchema } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { trackingSchema } from "./tracking.ts";

const shownSchema = z.strictObject({ isVisible: z.boolean() }).partial();

const variantSchema = z
  .strictObject({
    isVisible: z.boolean(),
    declineBtn: shownSchema,
    settingsBtn: shownSchema,
    privacyPolicyBtn: z
      .strictObject({ isVisible: z.boolean(), showInFooter: z.boolean() })
      .partial(),
  })
  .partial();
type VariantPatch = z.infer<typeof variantSchema>;

const consentSchema = z
  .strictObject({ preselectsCategories: z.boolean(), simple: variantSchema, gdpr: variantSchema })
  .partial();
type ConsentPatch = z.infer<typeof consentSchema>;

function entrySchema(name: MessengerName) {
  return z.strictObject({ isActive: z.boolean(), value: messengerValueSchemas[name] }).partial();
}
const messengersPatchSchema = messengersSchema
  .pick({ alignment: true })
  .extend({
    facebook: entrySchema("facebook"),
    whatsapp: entrySchema("whatsapp"),
    telegram: entrySchema("telegram"),
    viber: entrySchema("viber"),
  })
  .partial();
type MessengersPatch = z.infer<typeof messengersPatchSchema>;

/** Some of the plain settings: what is no text, picture or link. Parts that are not named stay. */
export const settingsPatchSchema = settingsSchema
  .pick({ email: true, staysOnPage: true })
  .extend(organisationSchema.pick({ phone: true }).shape)
  .extend({
    cookieConsent: consentSchema,
    messengers: messengersPatchSchema,
    chats: chatsSchema,
    tracking: trackingSchema.partial(),
  })
  .partial();
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

const buttons = ["declineBtn", "settingsBtn", "privacyPolicyBtn"] as const;

function patchedVariant(whole: ConsentVariant, patch: VariantPatch = {}): ConsentVariant {
  const { isVisible } = patch;
  return {
    ...patched(whole, { isVisible }),
    declineBtn: patched(whole.declineBtn, patch.declineBtn ?? {}),
    settingsBtn: patched(whole.settingsBtn, patch.settingsBtn ?? {}),
    privacyPolicyBtn: patched(whole.privacyPolicyBtn, patch.privacyPolicyBtn ?? {}),
  };
}

function unpatchedVariant(whole: ConsentVariant, patch: VariantPatch): VariantPatch {
  const { isVisible } = patch;
  const named = buttons.filter((name) => patch[name] !== undefined);
  return {
    ...(isVisible === undefined ? {} : { isVisible: whole.isVisible }),
    ...Object.fromEntries(named.map((name) => [name, unpatched(whole[name], patch[name] ?? {})])),
  };
}

function patchedConsent(whole: CookieConsent, patch: ConsentPatch): CookieConsent {
  return {
    preselectsCategories: patch.preselectsCategories ?? whole.preselectsCategories,
    simple: patchedVariant(whole.simple, patch.simple),
    gdpr: patchedVariant(whole.gdpr, patch.gdpr),
  };
}

function unpatchedConsent(whole: CookieConsent, patch: ConsentPatch): ConsentPatch {
  return {
    ...(patch.preselectsCategories === undefined
      ? {}
      : { preselectsCategories: whole.preselectsCategories }),
    ...(patch.simple && { simple: unpatchedVariant(whole.simple, patch.simple) }),
    ...(patch.gdpr && { gdpr: unpatchedVariant(whole.gdpr, patch.gdpr) }),
  };
}

function patchedMessengers(whole: Messengers, patch: MessengersPatch): Messengers {
  return {
    alignment: patch.alignment ?? whole.alignment,
    data: whole.data.map((one) => patched(one, patch[one.name] ?? {}) as Messenger),
  };
}

function unpatchedMessengers(whole: Messengers, patch: MessengersPatch): MessengersPatch {
  const named = messengerNames.filter((name) => patch[name] !== undefined);
  const entryOf = (name: MessengerName) => whole.data.find((one) => one.name === name);
  return {
    ...(patch.alignment === undefined ? {} : { alignment: whole.alignment }),
    ...Object.fromEntries(
      named.map((name) => [name, unpatched(entryOf(name) ?? {}, patch[name] ?? {})]),
    ),
  };
}

/** The settings with what a patch names. */
export function patchSettings(settings: Settings, patch: SettingsPatch): Settings {
  const { phone, cookieConsent, messengers, chats, tracking, ...plain } = patch;
  return {
    ...patched(settings, plain),
    organisation: patched(settings.organisation, { phone }),
    cookieConsent: patchedConsent(settings.cookieConsent, cookieConsent ?? {}),
    messengers: patchedMessengers(settings.messengers, messengers ?? {}),
    chats: chats ?? settings.chats,
    tracking: patched(settings.tracking, tracking ?? {}),
  };
}

/** The patch that gives back what a patch changes. */
export function unpatchSettings(settings: Settings, patch: SettingsPatch): SettingsPatch {
  const { phone, cookieConsent, messengers, chats, tracking, ...plain } = patch;
  const before: { chats?: Chats } = chats ? { chats: settings.chats } : {};
  return {
    ...(unpatched(settings, plain) as SettingsPatch),
    ...(phone === undefined ? {} : { phone: settings.organisation.phone }),
    ...(cookieConsent && {
      cookieConsent: unpatchedConsent(settings.cookieConsent, cookieConsent),
    }),
    ...(messengers && { messengers: unpatchedMessengers(settings.messengers, messengers) }),
    ...before,
    ...(tracking && { tracking: unpatched(settings.tracking, tracking) }),
  };
}
