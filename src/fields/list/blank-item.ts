import type { StoredItem } from "#/fields/stored-fields.ts";
import type { NestedFields } from "../field-kind.ts";
import type { ListField } from "./spec.ts";

/** An item without content. */
export function blankItem({ item }: ListField, id: string, nested: NestedFields): StoredItem {
  return { ...nested.blank(item, id), id };
}
