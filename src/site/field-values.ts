import type { FieldSpec, FieldSpecs, InitialText, ItemInitial } from "./field.ts";
import { initialText } from "./field.ts";
import type { LanguageCode } from "./language.ts";

/** Values of fields as they are kept, before a template has given them a type. */
export type StoredFields = { [name: string]: unknown };
export type StoredItem = StoredFields & { id: string };

/** What new fields are made with. */
export interface NewFieldsOptions {
  language: LanguageCode;
  createId: () => string;
}

function initialValue(
  spec: FieldSpec,
  own: ItemInitial[string] | undefined,
  options: NewFieldsOptions,
): unknown {
  switch (spec.kind) {
    case "text": {
      const text = initialText((own as InitialText | undefined) ?? spec.initial, options.language);
      return text === "" ? {} : { [options.language]: { text } };
    }
    case "choice":
      return (own as string | undefined) ?? spec.initial;
    case "number":
      return spec.initial;
    case "picture":
    case "link":
    case "event":
      return null;
    case "list":
      return ((own as readonly ItemInitial[] | undefined) ?? spec.initial).map((item) =>
        newItem(spec.item, options, item),
      );
  }
}

/** The fields that something new starts with, its texts in the given language. */
export function newFields(
  specs: FieldSpecs,
  options: NewFieldsOptions,
  own: ItemInitial = {},
): StoredFields {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, initialValue(spec, own[name], options)]),
  );
}

/** A new item of a list. */
export function newItem(
  specs: FieldSpecs,
  options: NewFieldsOptions,
  own: ItemInitial = {},
): StoredItem {
  return { id: options.createId(), ...newFields(specs, options, own) };
}

/** A deep copy of fields in which every item has a new id. */
export function copyFields(
  specs: FieldSpecs,
  fields: StoredFields,
  createId: () => string,
): StoredFields {
  const copy = structuredClone(fields);
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== "list") continue;
    copy[name] = (copy[name] as StoredItem[]).map((item) => ({
      ...copyFields(spec.item, item, createId),
      id: createId(),
    }));
  }
  return copy;
}
