import { z } from "zod";
import { mergeText } from "#/lib/merge-text.ts";
import { languageCodeSchema, primaryLanguage } from "../language.ts";
import { isStorableText, withText } from "../localized-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import { messages } from "../messages.ts";
import { defineOperation, OperationConflict, OperationRefusal } from "./operation.ts";
import { fieldPathSchema, fieldSpec, readField, readTarget, targetRecord, targetSchema, withField, writeTarget } from "./target.ts";

const argsSchema = z.strictObject({
  target: targetSchema,
  path: fieldPathSchema,
  language: languageCodeSchema,
  text: z.string(),
  /** The text that the writer saw when the edit began: the base of a merge. */
  was: z.string(),
});

/** Sets a text in one language. Edits that were made meanwhile are merged, or the later writer is asked (I4). */
export const textSet = defineOperation({
  name: "text.set",
  args: argsSchema,
  records: (args) => ["site", targetRecord(args.target)],
  apply(records, args, context) {
    const { specs, fields } = readTarget(records, args.target, context);
    const spec = fieldSpec(specs, args.path);
    if (spec.kind !== "text") throw new OperationRefusal("field-kind", "This field is not a text", args.path);
    const value = readField(fields, args.path) as LocalizedText;
    const current = value[args.language]?.text ?? "";
    const text = mergeText({ base: args.was, mine: args.text, theirs: current });
    if (text === undefined) throw new OperationConflict({ current, mine: args.text });
    if (!isStorableText(text, spec.limit)) throw new OperationRefusal("text-too-long", messages.textTooLong, args.path);
    const primary = primaryLanguage(records.site?.languages ?? []);
    const next = withText(value, { language: args.language, primary, value: text });
    return {
      changes: writeTarget(records, args.target, withField(fields, args.path, next)),
      args: { ...args, text, was: current },
    };
  },
  invert(before, args, context) {
    const { fields } = readTarget(before, args.target, context);
    const value = readField(fields, args.path) as LocalizedText;
    return [{ name: "text.restore", args: { target: args.target, path: args.path, language: args.language, wording: value[args.language] ?? null, was: args.text } }];
  },
});
