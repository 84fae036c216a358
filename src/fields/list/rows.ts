import type { StoredItem } from "#/fields/stored-fields.ts";
import type { CarrySide, NestedFields } from "../field-kind.ts";
import type { AnySpec } from "../field-spec.ts";
import { blankItem, derivedId } from "./blank-item.ts";
import type { ListField } from "./spec.ts";

type Side = CarrySide<ListField, StoredItem[]>;

/** The list that the items of another hold, such as the pictures of a gallery's rows, by its name there. */
interface InnerList {
  readonly name: string;
  readonly spec: ListField;
}

function isList(spec: AnySpec): spec is ListField {
  return spec.kind === "list";
}

/** Which list of an item of `outer` has the content of `other`, where the items themselves have none of it. */
export function innerList(
  outer: ListField,
  other: ListField,
  nested: NestedFields,
): InnerList | undefined {
  if (nested.sharesContent(outer.item, other.item)) return undefined;
  for (const [name, spec] of Object.entries(outer.item))
    if (isList(spec) && nested.sharesContent(spec.item, other.item)) return { name, spec };
  return undefined;
}

function itemsOf(row: StoredItem, { name }: InnerList): readonly StoredItem[] {
  // what is stored of a list has been checked against its spec
  return row[name] as readonly StoredItem[];
}

/** The items of all rows as those of one list; of two with one id the first. */
export function withoutRows({ specs, value }: Side, inner: InnerList): Side {
  const items = new Map(
    value
      .flatMap((row) => itemsOf(row, inner))
      .toReversed()
      .map((item) => [item.id, item]),
  );
  return {
    specs: { ...inner.spec, max: specs.max * inner.spec.max },
    value: [...items.values()].toReversed(),
  };
}

interface Row {
  readonly row: StoredItem;
  readonly items: StoredItem[];
  /** How many more it may hold. */
  room: number;
}

/**
 * As many items as there is room for, in rows: those that have a row stay in it, the others go to the one before them or
 * into new rows of about the same length. A row that has lost all of its items goes with them.
 */
export function inRows(
  items: readonly StoredItem[],
  { specs, value }: Side,
  inner: InnerList,
  nested: NestedFields,
): StoredItem[] {
  const { max } = inner.spec;
  const ids = new Set(items.map(({ id }) => id));
  const rows: Row[] = value.flatMap((row) => {
    const own = itemsOf(row, inner);
    const kept = own.filter(({ id }) => ids.delete(id)).length;
    return own.length > 0 && kept === 0 ? [] : [{ row, items: [], room: max - kept }];
  });
  const length = Math.ceil(ids.size / Math.ceil(ids.size / max));
  const addRow = (item: StoredItem): Row | undefined => {
    if (rows.length >= specs.max) return undefined;
    let id = derivedId(item.id, inner.name);
    while (rows.some(({ row }) => row.id === id)) id = derivedId(id, inner.name);
    const row = blankItem(specs, id, nested);
    return rows[rows.push({ row, items: [], room: length }) - 1];
  };
  let last: Row | undefined;
  for (const item of items) {
    const own = rows.find(({ row }) => itemsOf(row, inner).some(({ id }) => id === item.id));
    if (own) last = own;
    else {
      if (!last?.room) last = addRow(item) ?? rows.find(({ room }) => room > 0);
      if (!last) break;
      last.room -= 1;
    }
    last.items.push(item);
  }
  return rows.map(({ row, items: own }) => ({ ...row, [inner.name]: own }));
}
