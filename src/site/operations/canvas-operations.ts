import { itemAdd } from "./item-add.ts";
import { itemMove } from "./item-move.ts";
import { itemRemove } from "./item-remove.ts";
import type { OperationDefinition } from "./operation.ts";
import { sectionAdd } from "./section-add.ts";
import { sectionDuplicate } from "./section-duplicate.ts";
import { sectionHide } from "./section-hide.ts";
import { sectionMove } from "./section-move.ts";
import { sectionRemove } from "./section-remove.ts";
import { sectionRestore } from "./section-restore.ts";
import { sectionSet } from "./section-set.ts";
import { sectionSwap } from "./section-swap.ts";
import { textRestore } from "./text-restore.ts";
import { textSet } from "./text-set.ts";
import { fieldSet, linkSet, pictureSet } from "./value-set.ts";

/** What is done on the canvas: known from the editor's first load on. */
export const canvasOperations = [
  textSet,
  textRestore,
  fieldSet,
  pictureSet,
  linkSet,
  itemAdd,
  itemRemove,
  itemMove,
  sectionAdd,
  sectionRemove,
  sectionMove,
  sectionDuplicate,
  sectionSet,
  sectionHide,
  sectionSwap,
  sectionRestore,
] as const;

/** Operations by their names. */
export function operationsByName(
  all: readonly unknown[],
): ReadonlyMap<string, OperationDefinition> {
  return new Map((all as readonly OperationDefinition[]).map((one) => [one.name, one]));
}
