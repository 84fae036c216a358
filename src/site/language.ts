import type { LanguageCode } from "./language-code.ts";
import type { SiteLanguage } from "./site-language-schema.ts";

export type { LanguageCode } from "./language-code.ts";
export type { SiteLanguage } from "./site-language-schema.ts";

/** The primary language: the one that other languages fall back to. */
export function primaryLanguage(languages: readonly SiteLanguage[]): LanguageCode {
  const primary = languages.find((one) => one.isPrimary) ?? languages[0];
  if (!primary) throw new Error("A site without languages");
  return primary.code;
}

/** Codes of the languages that visitors see, in order. */
export function activeLanguages(languages: readonly SiteLanguage[]): LanguageCode[] {
  return languages.filter((one) => one.status === "active").map((one) => one.code);
}
