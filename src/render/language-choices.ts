import type { LanguageChoice } from "#/chrome/language-choice.ts";
import { languagePath } from "#/site/routes.ts";
import type { PageFacts } from "./page-facts.ts";

/** Where the product itself serves what is no part of a site. */
export const ownStaticBase = "/assets";

/** Where a country's flag is (R15: flags/{code}.svg under a static base). */
export function flagAddress(code: string, staticBase = ownStaticBase): string {
  return `${staticBase}/flags/${code}.svg`;
}

/** The languages that visitors of a page may choose, the page's own among them. */
export function languageChoices({
  site,
  index,
  page,
  language,
  flags,
}: PageFacts): LanguageChoice[] {
  const own = site.settings.staysOnPage ? index.entries.find(({ id }) => id === page) : undefined;
  return site.languages
    .filter(({ status }) => status === "active")
    .map(({ code, localName, flagCode }) => ({
      code,
      localName,
      href: languagePath(code, site, own),
      flag: flags ? flags[flagCode] : flagAddress(flagCode),
      isCurrent: code === language,
    }));
}
