import type { LanguageChange } from "#/site/language-changes.ts";
import { currentLanguage } from "./i18n.ts";
import type { Translate } from "./i18n.ts";
import { languageName } from "./language-name.ts";

/** What became of languages of a site, by their names; empty where nothing did. */
export function languageChangeWords(
  say: Translate<"screens">,
  changes: readonly LanguageChange[],
): string {
  return changes
    .map(({ code, change }) =>
      say(`languageChange.${change}`, { language: languageName(code, currentLanguage()) }),
    )
    .join(", ");
}
