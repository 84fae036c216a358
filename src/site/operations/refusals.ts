import { OperationRefusal } from "./operation.ts";
import type { refusalTexts } from "./refusal-texts.ts";

export type RefusalRule = keyof typeof refusalTexts;

/**
 * The refusal by a rule; `path` leads to the spot, `detail` adds what exactly doesn't fit. What the writer is told of it is
 * said where it is shown (refusal-texts.ts): the editor has words of its own.
 */
export function refusal(
  rule: RefusalRule,
  path: readonly (string | number)[] = [],
  detail?: string,
): OperationRefusal {
  return new OperationRefusal(rule, path, detail);
}
