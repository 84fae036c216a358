import * as z from "zod/mini";

/** A language, and at most a script, a region and a variant: in the order and the forms of BCP 47. */
const languageTag = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z0-9]{5,8}|\d[a-z0-9]{3}))?$/;

/** Whether Intl can speak of a language: it throws at what is not well-formed. */
function isKnownForm(code: string): boolean {
  return languageTag.test(code) && code.length <= mostCodeCharacters;
}

const mostCodeCharacters = 20;

/** A language code as it stands in paths and in `<html lang>`: `ru`, `en`, `pt-br`, `zh-hant-tw`. */
export const languageCodeSchema = z
  .string()
  .check(z.refine(isKnownForm, "This isn’t a language code"));
export type LanguageCode = z.infer<typeof languageCodeSchema>;

/** The locale that dates of a language are written in: English for what a document of long ago calls a language. */
export function localeOf(language: LanguageCode): string {
  return isKnownForm(language) ? language : "en";
}
