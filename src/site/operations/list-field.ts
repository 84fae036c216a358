import { held } from "#/fields/held-value.ts";
import type { ListSpec } from "#/fields/kinds.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { Records } from "../records.ts";
import type { OperationContext } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { fieldSpecOfKind, readField, readTarget } from "./target.ts";
import type { FieldPath, Target } from "./target.ts";

interface ListSpot {
  readonly target: Target;
  readonly path: FieldPath;
}

interface List {
  readonly fields: StoredFields;
  readonly spec: ListSpec;
  readonly items: readonly StoredItem[];
}

/** The list at a spot. @throws OperationRefusal field-kind and those of a path */
export function readList(
  records: Records,
  { target, path }: ListSpot,
  context: OperationContext,
): List {
  const { specs, fields } = readTarget(records, target, context);
  const spec = fieldSpecOfKind(specs, path, "list");
  return { fields, spec, items: held(spec, readField(fields, path)) ?? [] };
}

/** An item of a list. @throws OperationRefusal item-gone */
export function requireItem(
  items: readonly StoredItem[],
  item: string,
  path: FieldPath,
): StoredItem {
  const found = items.find((one) => one.id === item);
  if (!found) throw refusal("item-gone", [...path, item]);
  return found;
}
