import * as z from "zod/mini";
import { weaveText } from "#/lib/weave-text.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { HistoryEntry } from "./history.ts";

/** The part of the arguments of `text.restore` that depends on when something was typed. */
const restoreArgs = z.looseObject({
  wording: z.nullable(z.looseObject({ text: z.string() })),
  was: z.string(),
});

function restoreOf(step: Step | undefined): z.infer<typeof restoreArgs> | undefined {
  return step?.name === "text.restore" ? restoreArgs.safeParse(step.args).data : undefined;
}

/**
 * Two entries of one text's typing as one, whose undoing takes back both: one step, which leaves what others wrote in
 * between; several, where they rewrote the same letters.
 */
export function joinedTyping(before: HistoryEntry, after: HistoryEntry): HistoryEntry {
  const { step } = before;
  const all = { step, inverse: [...after.inverse, ...before.inverse] };
  // with the first letter its untouched translations may have gone
  const [undoing, ...others] = before.inverse;
  const [first, second] = [restoreOf(undoing), restoreOf(after.inverse[0])];
  if (!first || !second || after.inverse.length > 1) return all;
  const original = first.wording?.text ?? "";
  const between = second.wording?.text ?? "";
  const text = weaveText({ base: first.was, mine: original, theirs: between });
  if (text === undefined) return all;
  const wording = text === original ? first.wording : { ...second.wording, text };
  const args = { ...first, wording, was: second.was };
  return { step, inverse: [{ name: "text.restore", args }, ...others] };
}
