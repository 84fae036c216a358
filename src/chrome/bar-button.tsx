import type { ReactNode } from "react";
import { Anchor, Item, Items, Text } from "#/sections/kit/index.ts";

/** The bar's button where it has one: at the bar's end and, for phones, once more in the menu. */
export function BarButton({ className }: { className: "nav__act" | "nav-full__act" }): ReactNode {
  return (
    <Items of="buttons" as="div" className={className}>
      {() => (
        <Item as="div">
          <Anchor of="link" className="button">
            <Text of="text" as="span" />
          </Anchor>
        </Item>
      )}
    </Items>
  );
}
