import * as z from "zod/mini";
import {
  consentFields,
  consentParts,
  consentVariants,
  readConsentPart,
  withConsentPart,
} from "../consent.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { messengerFields, messengerNames } from "../messenger.ts";
import type { Messenger } from "../messenger.ts";
import { messengerOf, withMessenger } from "../messenger-list.ts";
import { initialNotFound, notFoundFields, storedNotFound } from "../not-found.ts";
import type { NotFound } from "../not-found.ts";
import { organisationFields, settingsFields } from "../settings.ts";
import type { Settings } from "../settings.ts";

/** Parts of the settings that have fields: pictures, the business, the page for unknown paths, the banners, the messengers' cards. */
export const settingsTargets = [
  z.strictObject({ part: z.enum(["settings", "organisation", "notFound"]) }),
  z.strictObject({
    part: z.literal("consent"),
    variant: z.enum(consentVariants),
    of: z.enum(consentParts),
  }),
  z.strictObject({ part: z.literal("messenger"), messenger: z.enum(messengerNames) }),
] as const;
export type SettingsTarget = z.infer<(typeof settingsTargets)[number]>;

export function isSettingsTarget(target: { part: string }): target is SettingsTarget {
  return ["settings", "organisation", "notFound", "consent", "messenger"].includes(target.part);
}

/** The specs and the stored values of a part of the settings. */
export function readSettingsTarget(
  settings: Settings,
  target: SettingsTarget,
): { specs: FieldSpecs; fields: StoredFields } {
  switch (target.part) {
    case "settings":
      return { specs: settingsFields, fields: settings };
    case "organisation":
      return { specs: organisationFields, fields: settings.organisation };
    case "notFound":
      return { specs: notFoundFields, fields: settings.notFound ?? initialNotFound };
    case "consent":
      return {
        specs: consentFields[target.of],
        fields: readConsentPart(settings.cookieConsent, target),
      };
    case "messenger":
      return {
        specs: messengerFields,
        fields: messengerOf(settings.messengers.data, target.messenger).data,
      };
  }
}

/** The settings with other values in a part. */
export function withSettingsTarget(
  settings: Settings,
  target: SettingsTarget,
  fields: StoredFields,
): Settings {
  switch (target.part) {
    case "settings":
      return fields as Settings;
    case "organisation":
      return { ...settings, organisation: fields as Settings["organisation"] };
    case "notFound": {
      const { notFound: _before, ...others } = settings;
      const notFound = storedNotFound(fields as NotFound);
      return notFound ? { ...others, notFound } : others;
    }
    case "consent":
      return {
        ...settings,
        cookieConsent: withConsentPart(settings.cookieConsent, target, fields),
      };
    case "messenger": {
      const { messengers } = settings;
      const before = messengerOf(messengers.data, target.messenger);
      const entry = { ...before, data: fields as Messenger["data"] };
      return {
        ...settings,
        messengers: { ...messengers, data: withMessenger(messengers.data, entry) },
      };
    }
  }
}
