import * as z from "zod/mini";
import { languageCodeSchema } from "../language-code.ts";

/** More words than any template begins with, and longer ones. */
export const saidLimits = { texts: 400, characters: 4000 } as const;

const wordsSchema = z.string().check(z.maxLength(saidLimits.characters));

/**
 * What the templates of a swap begin with in other languages than English and Russian, by their English words: the model
 * doesn't know them, and what still says just that is nobody's content.
 */
export const saidWordsSchema = z.optional(
  z
    .record(wordsSchema, z.record(languageCodeSchema, wordsSchema))
    .check(z.refine((said) => Object.keys(said).length <= saidLimits.texts, "Many words")),
);
