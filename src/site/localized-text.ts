import * as z from "zod/mini";
import { textHash } from "#/lib/text-hash.ts";
import { isWithin } from "#/lib/text-length.ts";
import { languageCodeSchema } from "./language-code.ts";
import type { LanguageCode } from "./language.ts";
import { storableFactor } from "./limits.ts";
import { messages } from "./messages.ts";
import { areMarksWithin, marksPerText, mayHaveMarks, textMarkSchema } from "./text-mark.ts";
import type { MarkKind, TextMark } from "./text-mark.ts";

/** Most languages of one text; more than a site has, since a removed language's wording stays stored. */
export const wordingsPerText = 60;

/**
 * One language's wording. `basis` is the hash of the original that a translation was made from; `marks` are of texts
 * whose field says that they have them (R39).
 */
export const wordingSchema = z
  .strictObject({
    text: z.string(),
    basis: z.optional(z.string().check(z.maxLength(16))),
    marks: z.optional(z.array(textMarkSchema).check(z.maxLength(marksPerText))),
  })
  .check(
    z.refine(
      ({ text, marks = [] }) => areMarksWithin(marks, text.length),
      "A mark is on no words of the text",
    ),
  );
export type Wording = z.infer<typeof wordingSchema>;

/** A text (R19) by language code. An absent language falls back to the primary one when rendered. */
export type LocalizedText = Partial<Record<LanguageCode, Wording>>;

/** What the editor may keep of a text with this limit: ten times the limit (R28). Without `marks` it is plain. */
export function storableTextSchema(
  limit: number,
  marks?: readonly MarkKind[],
): z.ZodMiniType<LocalizedText> {
  const wording = wordingSchema.check(
    z.refine((one) => isWithin(one.text, limit * storableFactor), messages.textTooLong),
    z.refine((one) => mayHaveMarks(one.marks, marks), "This text has no such marks"),
  );
  return z
    .record(languageCodeSchema, wording)
    .check(
      z.refine(
        (text) => Object.keys(text).length <= wordingsPerText,
        "A text has too many languages",
      ),
    );
}

/** Whether a plain text is within what the editor may keep for this limit (R28). */
export function isStorableText(text: string, limit: number): boolean {
  return isWithin(text, limit * storableFactor);
}

/** The text in this language, or the primary language's, or "". */
export function readText(
  text: LocalizedText,
  language: LanguageCode,
  primary: LanguageCode,
): string {
  return text[language]?.text || text[primary]?.text || "";
}

/** A language beside the primary one. */
export interface SpokenBeside {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** What the site and its business are called; none where it is left out. */
  readonly names?: ReadonlySet<string> | undefined;
}

export type TranslationState = "original" | "translated" | "stale" | "missing";

/** Words in any script: prices, numbers and signs are read alike in every language. */
const letter = /\p{L}/u;

/**
 * Where a language's wording stands against the original. Two that were made from the same words say the same; nothing
 * is missing of what has no words, or is one of the `names` that are the same everywhere.
 */
export function translationState(
  text: LocalizedText,
  { language, primary, names }: SpokenBeside,
): TranslationState {
  if (language === primary) return "original";
  const own = text[language];
  const { text: original = "", basis } = text[primary] ?? {};
  if (!own || own.text === "")
    return !letter.test(original) || names?.has(original.trim()) ? "translated" : "missing";
  const isFresh =
    own.basis === undefined || own.basis === basis || own.basis === textHash(original);
  return isFresh ? "translated" : "stale";
}

/** A copy of `text` with one wording set; a translation remembers the original that it was made from. */
export function withText(
  text: LocalizedText,
  change: {
    language: LanguageCode;
    primary: LanguageCode;
    value: string;
    marks?: readonly TextMark[];
  },
): LocalizedText {
  const { language, primary, value, marks = [] } = change;
  const isOriginal = language === primary;
  // in the order that the schema has them
  const wording = {
    text: value,
    ...(!isOriginal && { basis: textHash(text[primary]?.text ?? "") }),
    ...(marks.length > 0 && { marks: [...marks] }),
  };
  return { ...text, [language]: wording };
}
