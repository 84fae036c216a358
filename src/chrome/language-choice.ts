import type { LanguageCode } from "#/site/language.ts";

/** A language that visitors may choose. `href` leads to the site in it (R3), `flag` to the flag's picture (R15), where there is one. */
export interface LanguageChoice {
  readonly code: LanguageCode;
  readonly localName: string;
  readonly href: string;
  readonly flag: string | undefined;
  readonly isCurrent: boolean;
}

/** The names of languages that stand in the bar: of the others in a row, or of the current one, which opens them. */
export function barLanguages(
  languages: readonly LanguageChoice[],
  isInline: boolean,
  display: LanguageDisplay,
): string[] {
  if (languages.length < 2) return [];
  const shown = languages.filter(({ isCurrent }) => isCurrent !== isInline);
  return shown.map(({ localName, flag }) =>
    display === "flag" && flag !== undefined ? "" : localName,
  );
}

/** How a language is shown (specification, section 2). */
export type LanguageDisplay = "full" | "text" | "flag";
