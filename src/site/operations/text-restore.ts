import * as z from "zod/mini";
import { mergeText } from "#/lib/merge-text.ts";
import { weaveText } from "#/lib/weave-text.ts";
import { exampleIn } from "../examples/example-mark.ts";
import { languageCodeSchema } from "../language-code.ts";
import type { LanguageCode } from "../language.ts";
import { isStorableText, wordingSchema } from "../localized-text.ts";
import type { LocalizedText, Wording } from "../localized-text.ts";
import { mayHaveMarks, movedMarks } from "../text-mark.ts";
import { defineOperation, OperationConflict } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { fieldPathSchema, readSite, targetRecord, targetSchema } from "./target.ts";
import { examplesAround, readText, requireLanguage, writeText } from "./text-field.ts";

const argsSchema = z.strictObject({
  target: targetSchema,
  path: fieldPathSchema,
  language: languageCodeSchema,
  /** What to give back; null where the language had no wording. */
  wording: z.nullable(wordingSchema),
  /** The text that the undone operation left: the base of a merge. */
  was: z.string(),
  /** Where the wording stood among the languages of the text. */
  at: z.optional(z.int().check(z.nonnegative())),
  /** Only where nothing was written since: it was another language's text that was undone, or done again. */
  ifAbsent: z.optional(z.literal(true)),
});

function withWording(
  value: LocalizedText,
  change: { language: LanguageCode; wording: Wording | null; at: number | undefined },
): LocalizedText {
  const { language, wording, at } = change;
  const entries = Object.entries(value);
  const index = entries.findIndex(([code]) => code === language);
  const place = index === -1 ? (at ?? entries.length) : index;
  const entry: typeof entries = wording === null ? [] : [[language, wording]];
  return Object.fromEntries(entries.toSpliced(place, index === -1 ? 0 : 1, ...entry));
}

/** What the text becomes: exactly the earlier wording, or a merge with what was written since. */
function restored(
  current: Wording | undefined,
  wording: Wording | null,
  was: string,
): Wording | null {
  const theirs = current?.text ?? "";
  if (theirs === was) return wording;
  const mine = wording?.text ?? "";
  // of a word that two people typed in, taking back leaves the letters of the other one
  const text = mergeText({ base: was, mine, theirs }) ?? weaveText({ base: was, mine, theirs });
  if (text === undefined) throw new OperationConflict({ current: theirs, mine });
  if (text === theirs) return current ?? null;
  if (text === mine) return wording;
  const { marks, ...from } = wording ?? current ?? {};
  const marked = marks && [...movedMarks(marks, wording ? mine : theirs, text)];
  return { ...from, text, ...(marked && { marks: marked }) };
}

/** Gives a text back as it was in one language: undoes text.set. */
export const textRestore = defineOperation({
  name: "text.restore",
  args: argsSchema,
  records: (args) => ["site", targetRecord(args.target)],
  apply(records, args, context) {
    const { value, limit, kinds } = readText(records, args, context);
    if (!mayHaveMarks(args.wording?.marks, kinds)) throw refusal("field-value", args.path);
    const written = [args.wording?.text ?? "", args.was];
    if (!written.every((text) => isStorableText(text, limit)))
      throw refusal("text-too-long", args.path);
    const current = value[args.language];
    const isWrittenSince = current && (args.wording !== null || current.text !== args.was);
    const wording =
      args.ifAbsent && isWrittenSince ? current : restored(current, args.wording, args.was);
    // what came with a starter is stored for languages that may be added later
    const isExample =
      args.ifAbsent && exampleIn(examplesAround(records, args.target), wording?.text ?? "");
    if (wording !== null && !isExample) requireLanguage(readSite(records).languages, args.language);
    if (wording !== null && !isStorableText(wording.text, limit))
      throw refusal("text-too-long", args.path);
    const next = withWording(value, { language: args.language, wording, at: args.at });
    return {
      changes: writeText(records, args, next, context),
      args: { ...args, wording, was: current?.text ?? "" },
    };
  },
  invert(before, args, context) {
    const { target, path, language } = args;
    const { value } = readText(before, args, context);
    const at = Object.keys(value).indexOf(language);
    const step = {
      target,
      path,
      language,
      wording: value[language] ?? null,
      was: args.wording?.text ?? "",
      ...(args.ifAbsent && { ifAbsent: args.ifAbsent }),
    };
    return [{ name: "text.restore", args: at === -1 ? step : { ...step, at } }];
  },
});
