import { cutText } from "#/lib/text-length.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import { type LanguageCode, primaryLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { homeName } from "./home-name.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { pageNameIn } from "./page-name-in.ts";
import { ownName, withName } from "#/site/project/own-name.ts";
import type { Templates } from "#/site/section.ts";
import { initialSettings } from "#/site/settings.ts";
import type { SiteDocument, SiteRecord } from "#/site/site.ts";
import type { Theme } from "#/site/theme.ts";

/** What somebody makes of a starter before it is a site of theirs. */
export interface StarterChoice {
  /** The starter's own where this is left out. */
  readonly name?: string | undefined;
  /** The one language that stays, if the starter has it; all of them where this is left out. */
  readonly language?: LanguageCode | undefined;
  /** What differs from the starter's theme. */
  readonly theme?: Partial<Theme> | undefined;
}

interface Adapting extends StarterChoice {
  readonly templates: Templates;
}

/** The languages that stay. Texts in the others stay stored, as in a site from which they were removed. */
function keptLanguages(
  { languages }: SiteRecord,
  code: LanguageCode | undefined,
): SiteRecord["languages"] {
  const kept = languages.find((one) => one.code === code);
  return kept ? [{ ...kept, isPrimary: true, status: "active" }] : languages;
}

function indexIn(
  { index, ...document }: SiteDocument,
  options: { language: LanguageCode; templates: Templates },
): PageIndex {
  const { site } = document;
  const entries = index.entries.map((entry) => ({
    ...entry,
    name:
      pageNameIn(site, entry.id, options) ??
      // a bar leads there by its logo
      (entry.path === "/" ? homeName(options.language) : undefined) ??
      entry.name,
  }));
  return { ...index, entries };
}

/**
 * A starter, whose texts have the token of its name, as somebody's new site: under a name of its own, in its texts and
 * titles too, and without what would send visitors or their messages to others: the address for messages, the details of
 * the business, messengers, chats and trackers.
 */
export function adaptStarter(
  starter: SiteDocument,
  { name, language, theme = {}, templates }: Adapting,
): SiteDocument {
  const own = ownName(starter.site);
  const nameIn = name === undefined ? own : () => name;
  const shortName = (code: string): string =>
    cutText(nameIn(code), navigationFields.logoText.limit);
  const document = withName(starter, shortName);
  const { site } = document;
  const languages = keptLanguages(site, language);
  const named = (textIn: (code: string) => string): LocalizedText =>
    Object.fromEntries(languages.map(({ code }) => [code, { text: textIn(code) }]));
  const { email, messengers, chats, tracking } = initialSettings;
  const { hours } = site.settings.organisation;
  const organisation = {
    ...initialSettings.organisation,
    name: named(nameIn),
    // an example as the texts are: they send nobody anywhere else
    ...(hours && { hours }),
  };
  const chosen = Object.fromEntries(typedEntries(theme).filter(([, value]) => value !== undefined));
  const primary = primaryLanguage(languages);
  return {
    ...document,
    site: {
      ...site,
      name: name ?? site.name,
      languages,
      theme: { ...site.theme, ...chosen },
      navigation: { ...site.navigation, logoText: named(shortName) },
      settings: { ...site.settings, email, messengers, chats, tracking, organisation },
    },
    index:
      primary === primaryLanguage(site.languages)
        ? document.index
        : indexIn(document, { language: primary, templates }),
  };
}
