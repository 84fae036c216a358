import { type LanguageCode, primaryLanguage } from "#/site/language.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { currentLanguage } from "../../../words/i18n.ts";

/** The owner's own language where a starter has it, or else the starter's first. */
export function ownLanguage(languages: readonly SiteLanguage[]): LanguageCode {
  const own = languages.find(({ code }) => code === currentLanguage());
  return own?.code ?? primaryLanguage([...languages]);
}
