import * as z from "zod/mini";
import { isWithin } from "#/lib/text-length.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import { fieldPathSchema, targetSchema } from "#/site/operations/target.ts";

/** Most characters that are looked for. */
export const searchLimit = 200;
/** Most texts of one answer. */
export const textsPerSearch = 500;

const flag = z.pipe(
  z._default(z.enum(["true", "false"]), "false"),
  z.transform((value) => value === "true"),
);

/** `GET sites/{id}/texts?search=&matchCase=&wholeWord=&language=&page=`: texts of the draft that say something. */
export const textsQuerySchema = z.strictObject({
  search: z.string().check(
    z.minLength(1),
    z.refine((text) => isWithin(text, searchLimit)),
  ),
  matchCase: flag,
  wholeWord: flag,
  language: z.optional(languageCodeSchema),
  /** Id of the only page to look at. What belongs to the site as a whole is none. */
  page: z.optional(z.string().check(z.maxLength(64))),
});
export type TextsQuery = z.infer<typeof textsQuerySchema>;

const foundTextSchema = z.object({
  /** Id of the page that it stands on; null for what belongs to the site. */
  page: z.nullable(z.string()),
  target: targetSchema,
  /** Of the section that it belongs to, where it belongs to one. */
  template: z.nullable(z.string()),
  path: fieldPathSchema,
  language: languageCodeSchema,
  text: z.string(),
  /** Most characters that are published. */
  limit: z.int(),
});
export type FoundText = z.infer<typeof foundTextSchema>;

/** In the order of the pages; of more than `textsPerSearch` only so many, and how many there are. */
export const textsAnswerSchema = z.object({
  total: z.int(),
  texts: z.array(foundTextSchema),
});
export type TextsAnswer = z.infer<typeof textsAnswerSchema>;
