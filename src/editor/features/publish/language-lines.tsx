import type { ReactNode } from "react";
import type { ChangesInfo } from "#/api/publishing.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { languageName } from "../../words/language-name.ts";

/** What became of the languages, by their names. */
export function LanguageLines({ changes }: { changes: ChangesInfo["languageChanges"] }): ReactNode {
  const t = useTranslate("publish");
  return (
    <ul className="publish-list">
      {changes.map(({ code, change }) => (
        <li key={code} className="menu-item is-plain">
          {t(`publish.languageChange.${change}`, {
            language: languageName(code, currentLanguage()),
          })}
        </li>
      ))}
    </ul>
  );
}
