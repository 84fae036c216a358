import type { Refusal } from "./document-store-types.ts";
import { textKey } from "./text-conflict.ts";

/** What is refused again in one text is one refusal: the newest. Of a batch only the edit that says why is told of. */
export function withRefusal(all: readonly Refusal[], refusal: Refusal): readonly Refusal[] {
  const { rule, step } = refusal;
  const key = rule === "batch-refused" ? undefined : textKey(step);
  const others = all.filter((one) => !key || textKey(one.step) !== key);
  return [...others, refusal];
}
