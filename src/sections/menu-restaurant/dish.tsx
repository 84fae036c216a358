import type { ReactNode } from "react";
import { Shown, Text } from "../kit/index.ts";
import { Price } from "../kit/price.tsx";
import { Marks } from "../kit/legend.tsx";
import type { StoredItem } from "#/fields/stored-fields.ts";
import { menuRestaurantFields } from "./fields.ts";

const { item } = menuRestaurantFields.groups.item.dishes;

interface DishProps {
  /** The marks that dishes may have. */
  readonly marks: readonly StoredItem[];
  readonly as: "h3" | "h4";
}

/** A line of the menu: name, badge and marks, then the price; below them the words and the size. */
export function Dish({ marks, as }: DishProps): ReactNode {
  return (
    <>
      <div className="menu-restaurant__name">
        <Text of="name" as={as} />
        <Text of="badge" as="span" className="menu-restaurant__badge" />
        <Marks of={item.marks} legend={menuRestaurantFields.legend} items={marks} />
      </div>
      <Price of={item.price} />
      <Shown when={["text", "size"]}>
        <Text of="text" as="p" className="menu-restaurant__text" />
        <Text of="size" as="p" className="menu-restaurant__size" />
      </Shown>
    </>
  );
}
