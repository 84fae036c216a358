import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import { translationRowSchema } from "#/site/translation-rows.ts";

/** An answer ends with the page that has brought it to so many texts. */
export const textsPerAnswer = 2_000;

/** `GET sites/{id}/translations?language=&from=`: all texts of the draft beside their translations, page by page. */
export const translationsQuerySchema = z.strictObject({
  language: languageCodeSchema,
  /** The page to go on with: `next` of the answer before. */
  from: z.optional(z.string().check(z.maxLength(64))),
});
export type TranslationsQuery = z.infer<typeof translationsQuerySchema>;

/** `GET sites/{id}/translations/originals?language=&page=`; without a page of what belongs to none. */
export const formerOriginalsQuerySchema = z.strictObject({
  language: languageCodeSchema,
  page: z.optional(idSchema),
});
export type FormerOriginalsQuery = z.infer<typeof formerOriginalsQuerySchema>;

/** What an original said when outdated translations were made from it, by its hash; null where that isn't known any more. */
export const formerOriginalSchema = z.object({ basis: z.string(), text: z.nullable(z.string()) });
export type FormerOriginal = z.infer<typeof formerOriginalSchema>;

/** The texts of a page, or of what belongs to the site as a whole. */
const translatedPageSchema = z.object({
  page: z.nullable(z.string()),
  rows: z.array(translationRowSchema),
});
export type TranslatedPage = z.infer<typeof translatedPageSchema>;

/** Pages in their order; with the last of them what belongs to the site. */
export const translationsAnswerSchema = z.object({
  pages: z.array(translatedPageSchema),
  next: z.nullable(z.string()),
});
export type TranslationsAnswer = z.infer<typeof translationsAnswerSchema>;
