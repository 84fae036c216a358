import { consentFields, readConsentPart, withConsentPart } from "../consent.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { messengerFields, messengerVendor } from "../messenger.ts";
import type { Messenger } from "../messenger.ts";
import { messengerOf, withMessenger } from "../messenger-list.ts";
import { initialNotFound, notFoundFields, storedNotFound } from "../not-found.ts";
import type { NotFound } from "../not-found.ts";
import { organisationFields, settingsFields } from "../settings.ts";
import type { Settings } from "../settings.ts";
import type { PartFields, SettingsParts, SettingsTarget } from "./settings-target.ts";

/** The specs and the stored values of a part of the settings; undefined where this program has no such messenger. */
function read(settings: Settings, target: SettingsTarget): PartFields | undefined {
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
      return (
        messengerVendor(target.messenger) && {
          specs: messengerFields,
          fields: messengerOf(settings.messengers.data, target.messenger).data,
        }
      );
  }
}

/** The settings with other values in a part. */
function write(settings: Settings, target: SettingsTarget, fields: StoredFields): Settings {
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

export const settingsParts: SettingsParts = { read, write };
