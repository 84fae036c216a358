import * as z from "zod/mini";
import { nameSchema } from "./name-schema.ts";
import { languagesPerSite } from "./limits.ts";

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

/** A website language of the specification's section 3 (`smLangId` is accepted as an alias of `id`, R29). */
export const siteLanguageSchema = z.strictObject({
  id: z.int().check(z.nonnegative()),
  code: languageCodeSchema,
  name: nameSchema(80),
  localName: nameSchema(80),
  flagCode: z.string().check(z.regex(/^[a-z]{2}$/, "This isn’t a country code")),
  isPrimary: z.boolean(),
  status: z.enum(["active", "inactive"]),
});
export type SiteLanguage = z.infer<typeof siteLanguageSchema>;

/** The languages of a site in their order: one is primary, and no code stands twice. */
export const siteLanguagesSchema = z.array(siteLanguageSchema).check(
  z.minLength(1),
  z.maxLength(languagesPerSite),
  z.refine(
    (all) => all.filter((one) => one.isPrimary).length === 1,
    "Exactly one language must be primary",
  ),
  z.refine(
    (all) => new Set(all.map((one) => one.code)).size === all.length,
    "A language stands here twice",
  ),
  z.refine(
    (all) => all.every((one) => !one.isPrimary || one.status === "active"),
    "The primary language must be active",
  ),
);

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
