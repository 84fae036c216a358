import type { Copying } from "#/fields/field-kind.ts";
import type { AnySpecs, ItemInitial } from "#/fields/field-spec.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { NewFieldsOptions, StoredFields, StoredItem } from "#/fields/stored-fields.ts";

/** The fields that something new starts with, its texts in the given language. */
export function newFields(
  specs: FieldSpecs,
  options: NewFieldsOptions,
  own: ItemInitial = {},
): StoredFields {
  return nestedFields.initial(specs, { keys: new Map(), ...options }, own);
}

/** A new item of a list. */
export function newItem(
  specs: FieldSpecs,
  options: NewFieldsOptions,
  own: ItemInitial = {},
): StoredItem {
  return { id: options.createId(), ...newFields(specs, options, own) };
}

/** What a new item takes over from the one that it is added behind. */
export function followItem(specs: FieldSpecs, item: StoredItem, before: StoredItem): StoredItem {
  const next = { ...item };
  for (const [name, spec] of Object.entries(specs)) {
    const { following } = kindOf(spec);
    if (following) next[name] = following(item[name], before[name]);
  }
  return next;
}

/** New ids for the items of fields, those within them included. */
function newIds(specs: AnySpecs, fields: StoredFields, createId: () => string): [string, string][] {
  return Object.entries(specs).flatMap(([name, spec]) =>
    (kindOf(spec).levels?.(fields[name], spec) ?? []).flatMap((level) => [
      [level.id, createId()] as [string, string],
      ...newIds(level.specs, level.fields, createId),
    ]),
  );
}

/**
 * A deep copy of fields in which every item has a new id, and links and references lead where `copying` says.
 */
export function copyFields(
  specs: FieldSpecs,
  fields: StoredFields,
  copying: Copying,
): StoredFields {
  const items = new Map(newIds(specs, fields, copying.createId));
  return nestedFields.copy(specs, fields, { ...copying, items });
}

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
