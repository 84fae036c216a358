import type { LocalizedText } from "#/site/localized-text.ts";
import { navigationFields } from "#/site/navigation.ts";
import { initialSettings } from "#/site/settings.ts";
import type { SiteDocument } from "#/site/site.ts";

/**
 * A starter as somebody's new site: under its own name, and without what would send visitors or their messages to
 * others: the address for messages, messengers, chats and trackers.
 */
export function adaptStarter(document: SiteDocument, name: string): SiteDocument {
  const { site } = document;
  const shortName = [...name].slice(0, navigationFields.logoText.limit).join("");
  const named = (text: string): LocalizedText =>
    Object.fromEntries(site.languages.map(({ code }) => [code, { text }]));
  const { email, messengers, chats, tracking } = initialSettings;
  const organisation = { ...site.settings.organisation, name: named(name) };
  return {
    ...document,
    site: {
      ...site,
      name,
      navigation: { ...site.navigation, logoText: named(shortName) },
      settings: { ...site.settings, email, messengers, chats, tracking, organisation },
    },
  };
}
