import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { isPlainObject } from "#/site/migrations/migration.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { FieldKind, NestedFields } from "../field-kind.ts";
import type { ItemInitial } from "../field-spec.ts";
import { blankItem, derivedId } from "./blank-item.ts";
import { carryItems } from "./carry.ts";
import { inRows, innerList, withoutRows } from "./rows.ts";
import type { ListField } from "./spec.ts";

function uniqueIds(items: readonly { id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size === items.length;
}

function isItem(value: unknown): value is StoredItem {
  return isPlainObject(value) && typeof value.id === "string";
}

/** The starting items that a list itself, or the item that it stands in, names. */
function startsOf(own: ItemInitial[string] | undefined, spec: ListField): readonly ItemInitial[] {
  return Array.isArray(own) ? own : spec.initial;
}

/** What may be stored of one item. */
export function itemSchema(spec: ListField, nested: NestedFields): z.ZodMiniType<StoredItem> {
  return z.strictObject({ id: idSchema, ...nested.schemas(spec.item) });
}

function isUntouched(
  spec: ListField,
  items: readonly StoredItem[],
  own: ItemInitial[string] | undefined,
  nested: NestedFields,
): boolean {
  const starts = startsOf(own, spec);
  if (items.length === 0) return true;
  return (
    items.length === starts.length &&
    items.every((item, index) => nested.isUntouched(spec.item, item, starts[index]))
  );
}

export const listKind: FieldKind<ListField, StoredItem[]> = {
  kind: "list",
  aliases: { anywhere: { featureBlocks: "blocks", featureList: "items" } },
  setBy: "item.add",
  isContent: true,
  schema: (spec, nested) =>
    z
      .array(itemSchema(spec, nested))
      .check(
        z.minLength(spec.min),
        z.maxLength(spec.max),
        z.refine(uniqueIds, "This list has the same item twice"),
      ),
  initial: (spec, own, options, nested) =>
    startsOf(own, spec).map((item) => {
      const id = options.createId();
      if (typeof item["key"] === "string") options.keys?.set(item["key"], id);
      return { id, ...nested.initial(spec.item, options, item) };
    }),
  blank: (spec, place, nested) =>
    Array.from({ length: spec.min }, (_, index) =>
      blankItem(spec, derivedId(place, index), nested),
    ),
  complete: (spec, value, place, nested) =>
    Array.isArray(value)
      ? value.map((item: unknown) =>
          isItem(item)
            ? { id: item.id, ...nested.complete(spec.item, item, `${place}/${item.id}`) }
            : item,
        )
      : value,
  copy: (spec, items, copying, nested) =>
    items.map((item) => ({
      ...nested.copy(spec.item, item, copying),
      id: copying.items?.get(item.id) ?? copying.createId(),
    })),
  isUntouched,
  isFilled: (items) => items.length > 0,
  carry(to, from, base, nested) {
    const joined = innerList(from.specs, to.specs, nested);
    const rows = innerList(to.specs, from.specs, nested);
    const given = joined ? withoutRows(from, joined) : from;
    const held = rows ? withoutRows(to, rows) : to;
    const isKin = held.value.some((item) => given.value.some((one) => one.id === item.id));
    const isUnsaid = isUntouched(from.specs, from.value, undefined, nested);
    if (base !== "blank" && !isKin && isUnsaid) return to.value;
    const items = carryItems(held, given, base, nested);
    return rows ? inRows(items, to, rows, nested) : items;
  },
  corresponds: (to, from, nested) =>
    nested.sharesContent(to.item, from.item) ||
    [innerList(to, from, nested), innerList(from, to, nested)].some(Boolean),
  itemSpecs: ({ item }) => item,
  levels: (items, { item: specs, initial: starts }) =>
    items.map((fields) => ({ id: fields.id, specs, fields, starts })),
};
