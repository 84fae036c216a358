import type { FieldValue } from "#/fields/field-spec.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { Kind, SpecOfKind } from "#/fields/held-value.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec, findTarget } from "#/site/operations/target.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
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

interface KindSpot<Name extends Kind> {
  readonly target: Target;
  readonly path: FieldPath | readonly string[];
  readonly kind: Name;
}

/** The value of a field of a kind as it stands now; undefined where it is gone, or of another kind. */
export function valueOfKind<Name extends Kind>(
  records: Records,
  { target, path, kind }: KindSpot<Name>,
): FieldValue<SpecOfKind<Name>> | undefined {
  const spec = findSpec(records, target, path, templates);
  return isOfKind(spec, kind) ? held(spec, fieldValue(records, target, path)) : undefined;
}
