import { held, isOfKind } from "#/fields/held-value.ts";
import { cutText } from "#/lib/cut-text.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import type { Picture } from "#/site/image.ts";
import { type LanguageCode, primaryLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { homeName } from "./home-name.ts";
import { exampleMarks } from "#/site/examples/example-marks.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { Page } from "#/site/page.ts";
import { pageNameLimit } from "#/site/page-index.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { pageNameIn } from "./page-name-in.ts";
import { ownName, withName } from "#/site/project/own-name.ts";
import { filesFor } from "#/site/project/project-files.ts";
import { pricesFor, withPrices } from "#/site/project/project-prices.ts";
import type { Project } from "#/site/project/read-project.ts";
import { sectionHeading } from "#/site/section-heading.ts";
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

/** A starter as it was read, with its tokens. */
type Unadapted = Pick<Project, "document" | "prices" | "filesIn">;

interface Adapting extends StarterChoice {
  /** What the site's prices are in already; that of its first language where it is left out. */
  readonly currency?: string | undefined;
  /** What the site is in, for a page of a starter: its files are in these. The languages that stay where it is left out. */
  readonly spoken?: readonly LanguageCode[] | undefined;
  readonly templates: Templates;
}

/**
 * The languages that stay, which are switched on then, as one may not be in a demo site. Texts in the others stay stored,
 * as in a site from which they were removed.
 */
function keptLanguages(
  { languages }: SiteRecord,
  code: LanguageCode | undefined,
): SiteRecord["languages"] {
  const kept = languages.find((one) => one.code === code);
  if (kept) return [{ ...kept, isPrimary: true, status: "active" }];
  return languages.map((one) => ({ ...one, status: "active" }));
}

/** What a page is headed by in a language. */
function titleIn(
  pages: readonly Page[],
  id: string,
  { language, templates }: { language: LanguageCode; templates: Templates },
): string | undefined {
  const [first] = pages.find((page) => page.id === id)?.sections ?? [];
  const heading = first && sectionHeading(templates(first.template), first.fields);
  const title = heading?.[language]?.text;
  return title ? cutText(title, pageNameLimit) : undefined;
}

function indexIn(
  { index, ...document }: SiteDocument,
  options: { language: LanguageCode; templates: Templates },
): PageIndex {
  const { site, pages } = document;
  const entries = index.entries.map((entry) => ({
    ...entry,
    name:
      pageNameIn(site, entry.id, options) ??
      // a bar leads there by its logo
      (entry.path === "/" ? homeName(options.language) : undefined) ??
      titleIn(pages, entry.id, options) ??
      entry.name,
  }));
  return { ...index, entries };
}

/** What a page begins with: the picture of its header. */
function headerPicture({ sections }: Page, templates: Templates): Picture | null {
  const [header] = sections;
  const specs = (header && templates(header.template)?.fields) ?? {};
  for (const [name, spec] of Object.entries(specs)) {
    const picture = isOfKind(spec, "picture") && held(spec, header?.fields[name]);
    if (picture) return { ...picture, crop: null };
  }
  return null;
}

/**
 * Shared links show a picture of their page, which is replaced along with it; where it has none of its own, the first
 * page's header.
 */
function withFollowingPictures(document: SiteDocument, templates: Templates): SiteDocument {
  const { site, index, pages } = document;
  const homeId = index.entries[0]?.id;
  const home = pages.find(({ id }) => id === homeId);
  const socialImage = (home && headerPicture(home, templates)) ?? site.settings.socialImage;
  const isShown = ({ id, meta, sections }: Page): boolean =>
    id !== homeId && JSON.stringify(sections).includes(`"asset":"${meta.socialImage?.asset}"`);
  return {
    ...document,
    site: { ...site, settings: { ...site.settings, socialImage } },
    pages: pages.map((page) =>
      isShown(page) ? page : { ...page, meta: { ...page.meta, socialImage: null } },
    ),
  };
}

/** A starter at what it costs on a site that begins in a language. */
function pricedStarter(
  { document, prices }: Unadapted,
  { language, currency }: Pick<Adapting, "language" | "currency">,
): SiteDocument {
  if (!prices) return document;
  const first = primaryLanguage(keptLanguages(document.site, language));
  return withPrices(document, prices, pricesFor(prices, { language: first, currency }));
}

/**
 * A starter, whose texts have the tokens of its name and its prices, as somebody's new site: under a name of its own, in
 * its texts and titles too, at prices that are usual where its first language is spoken, with files in its languages, and
 * without what would send visitors or their messages to others: the address for messages, the details of the business,
 * messengers, chats and trackers.
 */
export function adaptStarter(
  project: Unadapted,
  { name, language, currency, spoken, theme = {}, templates }: Adapting,
): SiteDocument {
  const starter = pricedStarter(project, { language, currency });
  const own = ownName(starter.site);
  const nameIn = name === undefined ? own : () => name;
  const shortName = (code: string): string =>
    cutText(nameIn(code), navigationFields.logoText.limit);
  const document = withName(withFollowingPictures(starter, templates), shortName);
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
  const files = filesFor(project, spoken ?? languages.map(({ code }) => code));
  const made: SiteDocument = {
    ...document,
    site: {
      ...site,
      name: name ?? site.name,
      languages,
      ...(files && { files }),
      theme: { ...site.theme, ...chosen },
      navigation: { ...site.navigation, logoText: named(shortName) },
      settings: { ...site.settings, email, messengers, chats, tracking, organisation },
    },
    index:
      primary === primaryLanguage(site.languages)
        ? document.index
        : indexIn(document, { language: primary, templates }),
  };
  return { ...made, site: { ...made.site, examples: exampleMarks(made, templates) } };
}
