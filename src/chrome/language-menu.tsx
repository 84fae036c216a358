import type { ReactNode } from "react";
import { Icon, useEnvironment } from "#/sections/kit/index.ts";
import type { LanguageChoice, LanguageDisplay } from "./language-choice.ts";

export interface LanguageMenuProps {
  /** The active languages in their order, the current one among them. */
  readonly languages: readonly LanguageChoice[];
  readonly display?: LanguageDisplay;
}

function Language({
  language,
  display = "full",
}: {
  language: LanguageChoice;
  display?: LanguageDisplay;
}): ReactNode {
  const { localName, flag } = language;
  return (
    <>
      {display !== "text" && (
        <img
          className="flag"
          src={flag}
          alt={display === "flag" ? localName : ""}
          width="22"
          height="16"
          loading="lazy"
        />
      )}
      {display !== "flag" && <span>{localName}</span>}
    </>
  );
}

/** The other languages as links, in a row or as the items of a menu. Nothing where there is only one language. */
export function LanguageLinks({
  languages,
  display,
  className,
}: LanguageMenuProps & { className: string }): ReactNode {
  const others = languages.filter((language) => !language.isCurrent);
  if (others.length === 0) return null;
  return (
    <ul className={className} data-on="page">
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
export function LanguageMenu({ languages, display }: LanguageMenuProps): ReactNode {
  const { message } = useEnvironment();
  const current = languages.find((language) => language.isCurrent);
  if (!current || languages.length < 2) return null;
  return (
    <details className="lang" name="nav">
      <summary aria-label={message("languageMenu", { name: current.localName })}>
        <Language language={current} display={display} />
        <Icon name="down" />
      </summary>
      <LanguageLinks className="menu" languages={languages} display={display} />
    </details>
  );
}
