import type { ReactNode } from "react";
import { Icon, useEnvironment } from "#/sections/kit/index.ts";
import { directionOf } from "#/site/word-language.ts";
import type { LanguageChoice, LanguageDisplay } from "./language-choice.ts";

interface LanguagesProps {
  /** The active languages in their order, the current one among them. */
  readonly languages: readonly LanguageChoice[];
  readonly display: LanguageDisplay;
}

function Language({
  language,
  display,
}: {
  language: LanguageChoice;
  display: LanguageDisplay;
}): ReactNode {
  const { localName, flag } = language;
  const isFlagOnly = display === "flag" && flag !== undefined;
  return (
    <>
      {display !== "text" && flag !== undefined && (
        <img
          className="flag"
          src={flag}
          alt={isFlagOnly ? localName : ""}
          width="22"
          height="16"
          loading="lazy"
        />
      )}
      {!isFlagOnly && <Name {...language} />}
    </>
  );
}

/** The current language stands in the bar, where a face that comes late must move nothing (bar-fit.css). */
function Name({ code, localName, isCurrent }: LanguageChoice): ReactNode {
  const isSpoken = useEnvironment().spoken.lang === undefined;
  return isCurrent ? (
    <span className="steady" data-label={localName} lang={isSpoken ? undefined : code}>
      {localName}
    </span>
  ) : (
    <span dir={directionOf(code)}>{localName}</span>
  );
}

/** The other languages as links, in a row or as the items of a menu. Nothing where there is only one language. */
export function LanguageLinks({
  languages,
  display,
  className,
  on,
}: LanguagesProps & { className: string; on?: "page" }): ReactNode {
  const others = languages.filter((language) => !language.isCurrent);
  if (others.length === 0) return null;
  return (
    <ul className={className} data-on={on}>
      {others.map((language) => (
        <li key={language.code}>
          <a
            href={language.href}
            lang={language.code}
            hrefLang={language.code}
            data-language={language.code}
          >
            <Language language={language} display={display} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The dropdown of languages: opens without JavaScript, lists the active ones except the current. */
export function LanguageMenu({ languages, display }: LanguagesProps): ReactNode {
  const { message, spoken } = useEnvironment();
  const current = languages.find((language) => language.isCurrent);
  if (!current || languages.length < 2) return null;
  return (
    <details className="lang" name="nav">
      {/* its parts keep their order: only the label is in another language */}
      <summary aria-label={message("languageMenu", { name: current.localName })} lang={spoken.lang}>
        <Language language={current} display={display} />
        <Icon name="down" />
      </summary>
      <LanguageLinks className="menu" on="page" languages={languages} display={display} />
    </details>
  );
}
