import type { LanguageCode } from "./language.ts";
import { spokenLanguage } from "./spoken-language.ts";

const rightToLeft = new Set(["ar", "arc", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The direction that a language is written in. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** Attributes of an element whose words are in another language than the page; none where they are in the page's (R41). */
export interface WordLanguage {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

/** The attributes of words in `language` on a page in another one. */
export function wordLanguage(language: LanguageCode, page: LanguageCode): WordLanguage {
  return language === page ? {} : { lang: language, dir: directionOf(language) };
}

/** The attributes of Vitrine's own words on a page: English where they are not there in the page's language (R5). */
export function spokenAttributes(page: LanguageCode): WordLanguage {
  const spoken = spokenLanguage(page);
  return page.split("-")[0] === spoken ? {} : wordLanguage(spoken, page);
}

/** Words in the page's language, or with their own. */
export type Words = string | (WordLanguage & { readonly text: string });

/** Words with their language where it isn't the page's. */
export function wordsIn(text: string, language: WordLanguage): Words {
  return language.lang === undefined ? text : { text, ...language };
}

/** The bare text, for attributes. */
export function textOfWords(words: Words): string {
  return typeof words === "string" ? words : words.text;
}
