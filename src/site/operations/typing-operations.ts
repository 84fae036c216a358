import type { OperationDefinition } from "./operation.ts";
import { textRestore } from "./text-restore.ts";
import { textSet } from "./text-set.ts";

/** What typing on the canvas does, and what takes it back: known from the editor's first load on. */
export const typingOperations = [textSet, textRestore] as const;

/** Operations by their names. */
export function operationsByName(
  all: readonly unknown[],
): ReadonlyMap<string, OperationDefinition> {
  return new Map((all as readonly OperationDefinition[]).map((one) => [one.name, one]));
}
