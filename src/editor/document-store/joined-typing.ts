import * as z from "zod/mini";
import { weaveText } from "#/lib/weave-text.ts";
import type { HistoryEntry } from "./history.ts";

/** The part of the arguments of `text.restore` that depends on when something was typed. */
const restoreArgs = z.looseObject({
  wording: z.nullable(z.looseObject({ text: z.string() })),
  was: z.string(),
});

/** The one step that undoes a text's typing, where there is one. */
function restoreOf({ inverse }: HistoryEntry): z.infer<typeof restoreArgs> | undefined {
  const [step] = inverse;
  if (inverse.length !== 1 || step?.name !== "text.restore") return undefined;
  return restoreArgs.safeParse(step.args).data;
}

/**
 * Two entries of one text's typing as one, whose undoing takes back both: one step, which leaves what others wrote in
 * between; several, where they rewrote the same letters.
 */
export function joinedTyping(before: HistoryEntry, after: HistoryEntry): HistoryEntry {
  const { step } = before;
  const all = { step, inverse: [...after.inverse, ...before.inverse] };
  const [first, second] = [restoreOf(before), restoreOf(after)];
  if (!first || !second) return all;
  const original = first.wording?.text ?? "";
  const between = second.wording?.text ?? "";
  const text = weaveText({ base: first.was, mine: original, theirs: between });
  if (text === undefined) return all;
  const wording = text === original ? first.wording : { ...second.wording, text };
  const args = { ...first, wording, was: second.was };
  return { step, inverse: [{ name: "text.restore", args }] };
}
