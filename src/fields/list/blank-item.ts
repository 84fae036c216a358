import { textHash } from "#/lib/text-hash.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { NestedFields } from "../field-kind.ts";
import type { ListField } from "./spec.ts";

/** Ids made here come from the ids of what they belong to, so that every replay makes the same ones. */
export function derivedId(...parts: (string | number)[]): string {
  return `i${textHash(parts.join("/"))}`;
}

/** An item without content. */
export function blankItem({ item }: ListField, id: string, nested: NestedFields): StoredItem {
  return { ...nested.blank(item, id), id };
}
