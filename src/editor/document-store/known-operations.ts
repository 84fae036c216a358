import { itemAdd } from "#/site/operations/item-add.ts";
import { itemMove } from "#/site/operations/item-move.ts";
import { itemRemove } from "#/site/operations/item-remove.ts";
import type { OperationDefinition } from "#/site/operations/operation.ts";
import type { FindOperation } from "#/site/operations/ready-operation.ts";
import { sectionAdd } from "#/site/operations/section-add.ts";
import { sectionDuplicate } from "#/site/operations/section-duplicate.ts";
import { sectionHide } from "#/site/operations/section-hide.ts";
import { sectionMove } from "#/site/operations/section-move.ts";
import { sectionRemove } from "#/site/operations/section-remove.ts";
import { sectionRestore } from "#/site/operations/section-restore.ts";
import { sectionSet } from "#/site/operations/section-set.ts";
import { sectionSwap } from "#/site/operations/section-swap.ts";
import { textRestore } from "#/site/operations/text-restore.ts";
import { textSet } from "#/site/operations/text-set.ts";
import { fieldSet, linkSet, pictureSet } from "#/site/operations/value-set.ts";

/** What is done on the canvas before anything else of the editor is there. */
const atOnce = [
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
];

let known: ReadonlyMap<string, OperationDefinition> = new Map(
  (atOnce as readonly unknown[] as readonly OperationDefinition[]).map((one) => [one.name, one]),
);

/** An operation that this editor knows by now. */
export const findKnown: FindOperation = (name) => known.get(name);

/** Makes all operations known: whatever does more than the canvas, undoes it or hears of it waits for this. */
export async function loadOperations(): Promise<void> {
  known = (await import("#/site/operations/catalogue.ts")).catalogue;
}
