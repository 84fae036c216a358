import type { ItemInitial } from "#/fields/field-spec.ts";
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
