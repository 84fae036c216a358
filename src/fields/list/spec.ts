import type { StoredItem } from "#/fields/stored-fields.ts";
import { defineFields } from "../field-spec.ts";
import type { AnySpecs, ItemInitial, ItemOf, NamedSpecs, OwnWords, SpecOf } from "../field-spec.ts";

export interface ListField<Item extends AnySpecs = AnySpecs> extends SpecOf<
  "list",
  string extends keyof Item ? StoredItem[] : ItemOf<Item>[]
> {
  readonly min: number;
  readonly max: number;
  readonly item: Item;
  /** What the owner calls one of its items. */
  readonly itemName: OwnWords;
  /** The pictures without which an item isn't published: its empty place is the owner's to fill. */
  readonly filled?: readonly string[];
  /** The link that an item is: where it leads to what visitors don't see, the item isn't published. */
  readonly leads?: string;
  /** What a new section's items start with: texts by field name; the other fields start as their own `initial`. */
  readonly initial: readonly ItemInitial[];
  /** Its view lays it out by what its items hold, so that it hears of every change within them. */
  readonly isDeep?: true;
}

export function list<const Item extends AnySpecs>(options: {
  min: number;
  max: number;
  item: Item;
  itemName: OwnWords;
  filled?: readonly string[];
  leads?: string;
  initial: readonly ItemInitial[];
  isDeep?: true;
  role?: "backdrop";
}): ListField<NamedSpecs<Item>> {
  return { kind: "list", ...options, item: defineFields(options.item) };
}
