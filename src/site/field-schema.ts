import { z } from "zod";
import type { FieldsOf } from "#/fields/field-spec.ts";
import type { FieldSpec, FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { itemSchema } from "#/fields/list/kind.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import { isWithin } from "#/lib/text-length.ts";
import { idSchema } from "./id.ts";
import type { LanguageCode } from "./language.ts";
import { storableTextSchema } from "./localized-text.ts";
import type { LocalizedText } from "./localized-text.ts";
import { messages } from "./messages.ts";

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

function shape(
  specs: FieldSpecs,
  schemaOf: (spec: FieldSpec) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, schemaOf(spec)]));
}

function publishableText(spec: FieldSpec & { kind: "text" }, primary: LanguageCode): z.ZodType {
  return storableTextSchema(spec.limit).superRefine((value: LocalizedText, context) => {
    for (const [language, wording] of Object.entries(value)) {
      if (wording && !isWithin(wording.text, spec.limit))
        context.addIssue({ code: "custom", message: messages.textOverLimit, path: [language] });
    }
    if (spec.isRequired && !value[primary]?.text.trim())
      context.addIssue({ code: "custom", message: messages.textRequired, path: [primary] });
  });
}

function publishableField(spec: FieldSpec, primary: LanguageCode): z.ZodType {
  if (spec.kind === "text") return publishableText(spec, primary);
  if (spec.kind !== "list") return storableValueSchema(spec);
  const item = z.strictObject({
    id: idSchema,
    ...shape(spec.item, (inner) => publishableField(inner, primary)),
  });
  return z.array(item).min(spec.min).max(spec.max);
}

/** What may be published of these fields (R28): the limits and required texts of the specification hold. */
export function publishableSchema(specs: FieldSpecs, primary: LanguageCode): z.ZodType {
  return z.strictObject(shape(specs, (spec) => publishableField(spec, primary)));
}
