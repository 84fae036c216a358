import * as z from "zod/mini";
import type { Step } from "#/site/operations/operation.ts";
import { fieldPathSchema, targetSchema } from "#/site/operations/target.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import type { TextConflict } from "./document-store-types.ts";
import { fieldTopic } from "./topics.ts";

const textArgs = z.object({
  target: targetSchema,
  path: fieldPathSchema,
  language: languageCodeSchema,
});

/** The conflict of an operation on a text; undefined where it's about something else. */
export function textConflict(
  { args }: Step,
  texts: { current: string; mine: string },
): TextConflict | undefined {
  const read = textArgs.safeParse(args);
  if (!read.success) return undefined;
  const { target, path, language } = read.data;
  return {
    key: fieldTopic(target, path),
    target,
    path,
    language,
    mine: texts.mine,
    theirs: texts.current,
  };
}

/** Tells the texts apart that steps set, with their languages; undefined where a step sets none. */
export function textKey({ name, args }: Step): string | undefined {
  return name === "text.set" ? JSON.stringify(textArgs.safeParse(args).data) : undefined;
}

/** The step that puts somebody's own text in the place of the other one. */
export function keepMineStep(
  { target, path, language, mine }: TextConflict,
  current: string,
): Step {
  return { name: "text.set", args: { target, path, language, text: mine, was: current } };
}
