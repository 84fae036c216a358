import type { ReactNode } from "react";
import { Anchor, Item, Items, Text, useCount } from "#/sections/kit/index.ts";
import { navigationFields } from "#/site/navigation.ts";

/** The bar's button where it has one: at the bar's end and, for phones, once more in the menu. */
export function BarButton({ className }: { className: "nav__act" | "nav-full__act" }): ReactNode {
  // an empty place would take room on the canvas
  if (useCount(navigationFields.buttons) === 0) return null;
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
