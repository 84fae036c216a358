import { z } from "zod";
import type { FieldsOf } from "#/fields/field-spec.ts";
import type { FieldSpec, FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { itemSchema } from "#/fields/list/kind.ts";
import { nestedFields } from "#/fields/nested-fields.ts";

const storableSchemas = new WeakMap<FieldSpecs, z.ZodType>();

/** What the editor may save of these fields (R28): shapes are strict, texts may be over their limit. */
export function storableSchema<Specs extends FieldSpecs>(specs: Specs): z.ZodType<FieldsOf<Specs>> {
  const known = storableSchemas.get(specs);
  if (known) return known as z.ZodType<FieldsOf<Specs>>;
  const schema = z.strictObject(nestedFields.schemas(specs));
  storableSchemas.set(specs, schema);
  return schema as unknown as z.ZodType<FieldsOf<Specs>>;
}

const valueSchemas = new WeakMap<FieldSpec, z.ZodType>();

/** The storable schema of one field. */
export function storableValueSchema(spec: FieldSpec): z.ZodType {
  const schema = valueSchemas.get(spec) ?? kindOf(spec).schema(spec, nestedFields);
  valueSchemas.set(spec, schema);
  return schema;
}

const itemSchemas = new WeakMap<ListSpec, z.ZodType<{ id: string }>>();

/** The storable schema of one item of a list. */
export function storableItemSchema(list: ListSpec): z.ZodType<{ id: string }> {
  const schema = itemSchemas.get(list) ?? itemSchema(list, nestedFields);
  itemSchemas.set(list, schema);
  return schema;
}
