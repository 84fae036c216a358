import type { LanguageCode } from "#/site/language.ts";

/** A language that visitors may choose. `href` leads to the site in it (R3), `flag` to the flag's picture (R15), where there is one. */
export interface LanguageChoice {
  readonly code: LanguageCode;
  readonly localName: string;
  readonly href: string;
  readonly flag: string | undefined;
  readonly isCurrent: boolean;
}

/** How a language is shown (specification, section 2). */
export type LanguageDisplay = "full" | "text" | "flag";
