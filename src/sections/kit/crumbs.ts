import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { PageEntry, PageIndex } from "#/site/page-index.ts";
import { pageTrails } from "#/site/page-tree/page-trail.ts";
import type { TrailStep } from "#/site/page-tree/page-trail.ts";
import { wordLanguage, wordsIn } from "#/site/word-language.ts";
import type { Words } from "#/site/word-language.ts";

/** A page on the way from the home page to another one. */
interface Crumb {
  readonly page: string;
  readonly text: Words;
}

export interface CrumbsInput {
  readonly index: PageIndex;
  /** The links of the navigation bar, as they are stored. */
  readonly links: unknown;
  /** The page that the way leads to; undefined for one that is none of the index. */
  readonly page: string | undefined;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** The title of that page, as it stands on it. */
  readonly title: LocalizedText;
  /** Vitrine's word for the home page. */
  readonly home: Words;
}

/**
 * What a page is called: by the menu's words, else by its name, the home page by Vitrine's word. Names of pages are in
 * the site's primary language: in others the page itself is called by its title.
 */
function nameOf({ entry, words }: TrailStep, input: CrumbsInput): Words {
  const { language, primary, home, page, title } = input;
  const translated = title[language]?.text ?? "";
  if (!words && entry.id === page && language !== primary && translated !== "") return translated;
  return nameInMenu(entry, words ?? {}, { language, primary, home });
}

function nameInMenu(
  entry: PageEntry,
  words: LocalizedText,
  { language, primary, home }: Pick<CrumbsInput, "language" | "primary" | "home">,
): Words {
  const read = readText(words, language, primary);
  if (read === "" && entry.path === "/") return home;
  const isOwn = read !== "" && words[language]?.text;
  return wordsIn(read || entry.name, isOwn ? {} : wordLanguage(primary, language));
}

/** The way from the home page to the page itself; empty on the home page and where it is no page. */
export function crumbsOf(input: CrumbsInput): readonly Crumb[] {
  const { links, index, page = "" } = input;
  return pageTrails(
    links,
    index,
  )(page).map((step) => ({
    page: step.entry.id,
    text: nameOf(step, input),
  }));
}
