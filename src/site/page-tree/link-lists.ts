import { held } from "#/fields/held-value.ts";
import type { FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";

/** A list of links somewhere in fields: every item has words and where they lead. */
export interface LinkList {
  readonly path: string[];
  readonly spec: ListSpec;
  readonly items: readonly StoredItem[];
  /** Names of the item's fields. */
  readonly text: string;
  readonly link: string;
}

/** The names of words and link in a list's items; undefined where it is no list of links. */
export function linkNames(spec: ListSpec): { text: string; link: string } | undefined {
  const fields = Object.entries(spec.item);
  const text = fields.find(([, one]) => one.kind === "text")?.[0];
  const link = fields.find(([, one]) => one.kind === "link")?.[0];
  return text !== undefined && link !== undefined ? { text, link } : undefined;
}

/** All lists of links in fields, e.g. the columns of a footer. */
export function linkLists(
  specs: FieldSpecs,
  fields: StoredFields,
  path: readonly string[] = [],
): LinkList[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind !== "list") return [];
    const items = held("list", fields[name]) ?? [];
    const own = [...path, name];
    const names = linkNames(spec);
    const nested = items.flatMap((item) => linkLists(spec.item, item, [...own, item.id]));
    return names ? [{ path: own, spec, items, ...names }, ...nested] : nested;
  });
}
