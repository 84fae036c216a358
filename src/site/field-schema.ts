import * as z from "zod/mini";
import type { FieldsOf } from "#/fields/field-spec.ts";
import type { FieldSpec, FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { itemSchema } from "#/fields/list/kind.ts";
import { nestedFields } from "#/fields/nested-fields.ts";

const storableSchemas = new WeakMap<FieldSpecs, z.ZodMiniType>();

/** What the editor may save of these fields (R28): shapes are strict, texts may be over their limit. */
export function storableSchema<Specs extends FieldSpecs>(
  specs: Specs,
): z.ZodMiniType<FieldsOf<Specs>> {
  const known = storableSchemas.get(specs);
  if (known) return known as z.ZodMiniType<FieldsOf<Specs>>;
  const schema = z.strictObject(nestedFields.schemas(specs));
  storableSchemas.set(specs, schema);
  return schema as unknown as z.ZodMiniType<FieldsOf<Specs>>;
}

const valueSchemas = new WeakMap<FieldSpec, z.ZodMiniType>();

/** The storable schema of one field. */
export function storableValueSchema(spec: FieldSpec): z.ZodMiniType {
  const schema = valueSchemas.get(spec) ?? kindOf(spec).schema(spec, nestedFields);
  valueSchemas.set(spec, schema);
  return schema;
}

const itemSchemas = new WeakMap<ListSpec, z.ZodMiniType<{ id: string }>>();

/** The storable schema of one item of a list. */
export function storableItemSchema(list: ListSpec): z.ZodMiniType<{ id: string }> {
  const schema = itemSchemas.get(list) ?? itemSchema(list, nestedFields);
  itemSchemas.set(list, schema);
  return schema;
}
