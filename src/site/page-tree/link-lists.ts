import type { Named } from "#/fields/field-spec.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { Kind, SpecOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";

/** A list of links somewhere in fields: every item has words and where they lead. */
export interface LinkList {
  readonly path: string[];
  readonly spec: ListSpec;
  readonly items: readonly StoredItem[];
  readonly text: TextOfItems;
  readonly link: LinkOfItems;
}

/** The words of a list's items, and where they lead. */
type TextOfItems = Named<SpecOfKind<"text">>;
type LinkOfItems = Named<SpecOfKind<"link">>;

function ofKind<Name extends Kind>(specs: FieldSpecs, kind: Name): Named<SpecOfKind<Name>>[] {
  return Object.entries(specs).flatMap(([name, spec]) =>
    isOfKind(spec, kind) ? [{ ...spec, name }] : [],
  );
}

/** The fields for words and link in a list's items; undefined where it is no list of links. */
export function linkFields(spec: ListSpec): Pick<LinkList, "text" | "link"> | undefined {
  const [text] = ofKind(spec.item, "text");
  const [link] = ofKind(spec.item, "link");
  return text && link ? { text, link } : undefined;
}

/** All lists of links in fields, e.g. the columns of a footer. */
export function linkLists(
  specs: FieldSpecs,
  fields: StoredFields,
  path: readonly string[] = [],
): LinkList[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind !== "list") return [];
    const items = held(spec, fields[name]) ?? [];
    const own = [...path, name];
    const found = linkFields(spec);
    const nested = items.flatMap((item) => linkLists(spec.item, item, [...own, item.id]));
    return found ? [{ path: own, spec, items, ...found }, ...nested] : nested;
  });
}
