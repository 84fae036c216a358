import type { StoredFields } from "#/fields/stored-fields.ts";

/** The fields with `added` in every item of a list that doesn't have them: for changes of a template. */
export function withItemFields(
  fields: StoredFields,
  list: string,
  added: StoredFields,
): StoredFields {
  const items = fields[list];
  if (!Array.isArray(items)) return fields;
  return { ...fields, [list]: items.map((item: StoredFields) => ({ ...added, ...item })) };
}
