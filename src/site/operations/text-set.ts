import * as z from "zod/mini";
import { cleanText } from "#/lib/clean-text.ts";
import { mergeText } from "#/lib/merge-text.ts";
import { weaveText } from "#/lib/weave-text.ts";
import { languageCodeSchema } from "../language-code.ts";
import { exampleIn } from "../examples/example-mark.ts";
import type { LanguageCode } from "../language.ts";
import { primaryLanguage } from "../language.ts";
import { isStorableText, withText } from "../localized-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { Records } from "../records.ts";
import {
  areMarksWithin,
  marksPerText,
  mayHaveMarks,
  movedMarks,
  textMarkSchema,
} from "../text-mark.ts";
import { defineOperation, OperationConflict } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { fieldPathSchema, readSite, targetRecord, targetSchema } from "./target.ts";
import type { Target } from "./target.ts";
import { examplesAround, readText, requireLanguage, writeText } from "./text-field.ts";

const argsSchema = z.strictObject({
  target: targetSchema,
  path: fieldPathSchema,
  language: languageCodeSchema,
  text: z.string(),
  /** The text that the writer saw when the edit began: the base of a merge. */
  was: z.string(),
  /** Typed while others had the site open: both texts are kept letter by letter, instead of word by word. */
  typed: z.optional(z.literal(true)),
  /** The marks of `text`; without them those that it has stay on their words. */
  marks: z.optional(z.array(textMarkSchema).check(z.maxLength(marksPerText))),
});

interface Change {
  readonly target: Target;
  readonly language: LanguageCode;
  readonly text: string;
}

/**
 * Languages whose wording goes with the original that is changed: words of a starter's that nobody touched, which would
 * go on telling visitors what isn't so.
 */
function untouchedIn(
  records: Records,
  value: LocalizedText,
  { target, language, text }: Change,
): readonly LanguageCode[] {
  const { languages } = readSite(records);
  const isOriginal = language === primaryLanguage(languages);
  if (!isOriginal || text === (value[language]?.text ?? "")) return [];
  const known = examplesAround(records, target);
  return Object.keys(value).filter(
    (code) => code !== language && exampleIn(known, value[code]?.text ?? ""),
  );
}

/** Sets a text in one language, of an original along with examples of translations. Edits that were made meanwhile are merged, or the later writer is asked (I4). */
export const textSet = defineOperation({
  name: "text.set",
  args: argsSchema,
  records: (args) => ["site", targetRecord(args.target)],
  apply(records, args, context) {
    const { languages } = readSite(records);
    requireLanguage(languages, args.language);
    const { value, limit, kinds } = readText(records, args, context);
    const { marks: own = [] } = args;
    if (!mayHaveMarks(args.marks, kinds) || !areMarksWithin(own, args.text.length))
      throw refusal("field-value", args.path);
    if (![args.text, args.was].every((text) => isStorableText(text, limit)))
      throw refusal("text-too-long", args.path);
    const current = value[args.language]?.text ?? "";
    // what the writer saw came without the control characters that a text of long ago may hold
    const theirs = cleanText(current);
    const versions = { base: args.was, mine: args.text, theirs };
    const text = args.typed ? weaveText(versions) : mergeText(versions);
    if (text === undefined) throw new OperationConflict({ current, mine: args.text });
    if (!isStorableText(text, limit)) throw refusal("text-too-long", args.path);
    const marks = args.marks
      ? movedMarks(args.marks, args.text, text)
      : movedMarks(value[args.language]?.marks ?? [], current, text);
    const gone = untouchedIn(records, value, { ...args, text });
    const kept = Object.entries(value).filter(([code]) => !gone.includes(code));
    const next = withText(Object.fromEntries(kept), {
      language: args.language,
      primary: primaryLanguage(languages),
      value: text,
      marks,
    });
    return {
      changes: writeText(records, args, next, context),
      args: { ...args, text, was: current, ...(args.marks && { marks: [...marks] }) },
    };
  },
  invert(before, args, context) {
    const { target, path, language, text } = args;
    const { value } = readText(before, args, context);
    const name = "text.restore";
    const wording = value[language] ?? null;
    const codes = Object.keys(value);
    const gone = untouchedIn(before, value, args).map((code) => ({
      name,
      args: {
        target,
        path,
        language: code,
        wording: value[code] ?? null,
        was: "",
        at: codes.indexOf(code),
        ifAbsent: true,
      },
    }));
    return [{ name, args: { target, path, language, wording, was: text } }, ...gone];
  },
});
