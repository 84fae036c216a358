import type { StoredItem } from "#/fields/stored-fields.ts";
import type { CarryBase, CarrySide, NestedFields } from "../field-kind.ts";
import { blankItem } from "./blank-item.ts";
import type { ListField } from "./spec.ts";

type Side = CarrySide<ListField, StoredItem[]>;

/** The items of one list in another: by their ids where both have them, else as new ones. */
export function carryItems(
  to: Side,
  from: Side,
  base: CarryBase,
  nested: NestedFields,
): StoredItem[] {
  const carried = from.value.map((item) => {
    const known = to.value.find((one) => one.id === item.id);
    const fields = known ?? blankItem(to.specs, item.id, nested);
    return {
      ...nested.carry(
        { specs: to.specs.item, value: fields },
        { specs: from.specs.item, value: item },
        known ? base : "blank",
      ),
      id: item.id,
    };
  });
  const others = to.value.filter((item) => !from.value.some((one) => one.id === item.id));
  // what `from` had no room for comes back behind; what was removed there stays away
  const overflow =
    base === "remembered" ? others.filter((item) => to.value.indexOf(item) >= from.specs.max) : [];
  const items = [...carried, ...overflow].slice(0, to.specs.max);
  const spare = others.filter((item) => !overflow.includes(item));
  return [...items, ...spare.slice(0, Math.max(0, to.specs.min - items.length))];
}
