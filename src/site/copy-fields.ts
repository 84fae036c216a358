import type { Copying } from "#/fields/field-kind.ts";
import type { AnySpecs } from "#/fields/field-spec.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";

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
