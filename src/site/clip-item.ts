import { correspondence } from "#/fields/correspondence.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { Copying } from "#/fields/field-kind.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import { copyFields } from "./copy-fields.ts";
import { carryFields } from "./field-values.ts";
import { newItem } from "./new-fields.ts";
import type { LanguageCode } from "./language.ts";
import type { OperationContext } from "./operations/operation.ts";
import type { FieldPath } from "./operations/target.ts";
import type { Section } from "./section.ts";

/** An item and the fields that it has. */
export interface FoundItem {
  readonly specs: FieldSpecs;
  readonly item: StoredItem;
}

/** The item that a path of names and ids leads to; undefined where there is none. */
export function itemAt(
  section: Section,
  path: FieldPath,
  { templates }: OperationContext,
): FoundItem | undefined {
  let specs: FieldSpecs = templates(section.template)?.fields ?? {};
  let item: StoredItem = { id: section.id, ...section.fields };
  for (let step = 0; step < path.length; step += 2) {
    const [name = "", id] = path.slice(step);
    const spec = specs[name];
    if (!isOfKind(spec, "list")) return undefined;
    const found = (held(spec, item[name]) ?? []).find((one) => one.id === id);
    if (!found) return undefined;
    specs = spec.item;
    item = found;
  }
  return { specs, item };
}

/** How much of an item a list has a place for: its own items fit wholly. */
export function fit(list: ListSpec, specs: FieldSpecs): number {
  return list.item === specs ? Infinity : correspondence(list.item, specs, nestedFields).size;
}

/** A copy of an item for a list, with ids of its own; what the list has no place for is left out. */
export function itemFor(
  list: ListSpec,
  { specs, item }: FoundItem,
  copying: Copying & { readonly language: LanguageCode },
): StoredItem {
  const { id: _before, ...fields } = item;
  const copied = copyFields(specs, fields, copying);
  const { id, ...initial } = newItem(list.item, copying, list.initial.at(-1));
  if (list.item === specs) return { id, ...copied };
  const to = { specs: list.item, fields: initial, isRemembered: false };
  return { id, ...carryFields(to, { specs, fields: copied }) };
}
