import type { FieldSpecs } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";

/** Whether there is a value for each of these fields; items of lists are not looked at. */
export function hasEvery(specs: FieldSpecs, fields: StoredFields): boolean {
  return Object.keys(specs).every((name) => fields[name] !== undefined);
}

/** Fields with an empty value for each that is missing, items of lists included, in the order of the specs. */
export function completeFields(
  specs: FieldSpecs,
  fields: StoredFields,
  place: string,
): StoredFields {
  return nestedFields.complete(specs, fields, place);
}

/**
 * The content of one template's fields carried into another's. `to.value` is what the new template starts with or, if
 * `isRemembered`, had before: it keeps everything that `from` has no word about, and what the owner never touched
 * there doesn't cover it.
 */
export function carryFields(
  to: { specs: FieldSpecs; fields: StoredFields; isRemembered: boolean },
  from: { specs: FieldSpecs; fields: StoredFields },
): StoredFields {
  return nestedFields.carry(
    { specs: to.specs, value: to.fields },
    { specs: from.specs, value: from.fields },
    to.isRemembered ? "remembered" : "initial",
  );
}
