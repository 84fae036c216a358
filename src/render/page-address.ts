import type { SiteLanguage, LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";

/** What of a site decides under which paths its pages stand. */
export interface AddressRules {
  readonly languages: readonly SiteLanguage[];
  readonly isPrimaryDefault: boolean;
}

/** "" or "/ru": what stands before the paths of a language (R22). */
export function languagePrefix(rules: AddressRules, language: LanguageCode): string {
  return rules.isPrimaryDefault && language === primaryLanguage(rules.languages)
    ? ""
    : `/${language}`;
}

/** The canonical path of a page in a language, with a slash at its end: "/connect/", "/en/". */
export function pageAddress(rules: AddressRules, path: string, language: LanguageCode): string {
  const prefix = languagePrefix(rules, language);
  return path === "/" ? `${prefix}/` : `${prefix}${path}/`;
}

/** Where a country's flag is (R15: flags/{code}.svg under the site's own static base). */
export function flagAddress(code: string): string {
  return `/assets/flags/${code}.svg`;
}
