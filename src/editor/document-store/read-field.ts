import { findTarget } from "#/site/operations/target.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { Records } from "#/site/records.ts";

/** The value of a field as it stands now; undefined where it is gone. */
export function fieldValue(
  records: Records,
  target: Target,
  path: FieldPath | readonly string[],
): unknown {
  let value: unknown = findTarget(records, target)?.fields;
  for (const name of path) {
    value = Array.isArray(value)
      ? (value as readonly StoredItem[]).find(({ id }) => id === name)
      : (value as StoredFields | null | undefined)?.[name];
  }
  return value;
}
