import type { LanguageCode, SiteLanguage } from "../language.ts";
import type { RecordChanges } from "../records.ts";
import type { SiteRecord } from "../site.ts";
import { refusal } from "./refusals.ts";

/** A language of the site. @throws OperationRefusal language-gone */
export function findLanguage(site: SiteRecord, code: LanguageCode): SiteLanguage {
  const found = site.languages.find((one) => one.code === code);
  if (!found) throw refusal("language-gone", [], code);
  return found;
}

/** The code of the language before this one; null where it is first. */
export function languageBefore(site: SiteRecord, code: LanguageCode): LanguageCode | null {
  return site.languages[site.languages.findIndex((one) => one.code === code) - 1]?.code ?? null;
}

/** The languages with one behind `after`: null is first, one that is gone is the end. */
export function placedLanguage(
  languages: readonly SiteLanguage[],
  one: SiteLanguage,
  after: LanguageCode | null,
): SiteLanguage[] {
  if (after === null) return [one, ...languages];
  const index = languages.findIndex((other) => other.code === after);
  return languages.toSpliced(index === -1 ? languages.length : index + 1, 0, one);
}

export function withLanguages(site: SiteRecord, languages: SiteLanguage[]): RecordChanges {
  return { site: { ...site, languages } };
}
