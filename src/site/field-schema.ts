import { z } from "zod";
import { textLength } from "#/lib/text-length.ts";
import type { FieldSpec, FieldSpecs, FieldsOf, ListField } from "./field.ts";
import { idSchema } from "./id.ts";
import { pictureSchema } from "./image.ts";
import type { LanguageCode } from "./language.ts";
import { linkSchema } from "./link.ts";
import { storableTextSchema } from "./localized-text.ts";
import type { LocalizedText } from "./localized-text.ts";
import { messages } from "./messages.ts";

function uniqueIds(items: readonly { id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size === items.length;
}

function storableField(spec: FieldSpec): z.ZodType {
  switch (spec.kind) {
    case "text":
      return storableTextSchema(spec.limit);
    case "choice":
      return z.enum(spec.options);
    case "number":
      return z.number().min(spec.min).max(spec.max);
    case "picture":
      return pictureSchema.nullable();
    case "link":
      return linkSchema.nullable();
    case "event":
      return idSchema.nullable();
    case "list":
      return z
        .array(storableItemSchema(spec))
        .min(spec.min)
        .max(spec.max)
        .refine(uniqueIds, "An item stands here twice");
  }
}

function shape(
  specs: FieldSpecs,
  schemaOf: (spec: FieldSpec) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, schemaOf(spec)]));
}

const storableSchemas = new WeakMap<FieldSpecs, z.ZodType>();

/** What the editor may save of these fields (R28): shapes are strict, texts may be over their limit. */
export function storableSchema<Specs extends FieldSpecs>(specs: Specs): z.ZodType<FieldsOf<Specs>> {
  const known = storableSchemas.get(specs);
  if (known) return known as z.ZodType<FieldsOf<Specs>>;
  const schema = z.strictObject(shape(specs, storableField));
  storableSchemas.set(specs, schema);
  return schema as unknown as z.ZodType<FieldsOf<Specs>>;
}

const valueSchemas = new WeakMap<FieldSpec, z.ZodType>();

/** The storable schema of one field. */
export function storableValueSchema(spec: FieldSpec): z.ZodType {
  const schema = valueSchemas.get(spec) ?? storableField(spec);
  valueSchemas.set(spec, schema);
  return schema;
}

const itemSchemas = new WeakMap<ListField, z.ZodType<{ id: string }>>();

/** The storable schema of one item of a list. */
export function storableItemSchema(list: ListField): z.ZodType<{ id: string }> {
  const schema =
    itemSchemas.get(list) ?? z.strictObject({ id: idSchema, ...shape(list.item, storableField) });
  itemSchemas.set(list, schema);
  return schema;
}

function publishableText(spec: FieldSpec & { kind: "text" }, primary: LanguageCode): z.ZodType {
  return storableTextSchema(spec.limit).superRefine((value: LocalizedText, context) => {
    for (const [language, wording] of Object.entries(value)) {
      if (wording && textLength(wording.text) > spec.limit)
        context.addIssue({ code: "custom", message: messages.textOverLimit, path: [language] });
    }
    if (spec.isRequired && !value[primary]?.text.trim())
      context.addIssue({ code: "custom", message: messages.textRequired, path: [primary] });
  });
}

function publishableField(spec: FieldSpec, primary: LanguageCode): z.ZodType {
  if (spec.kind === "text") return publishableText(spec, primary);
  if (spec.kind !== "list") return storableField(spec);
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
