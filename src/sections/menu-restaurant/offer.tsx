import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Picture, ScopeContext, Shown, Text } from "../kit/index.ts";
import { Price } from "../kit/price.tsx";
import type { Scope } from "../kit/index.ts";
import { menuRestaurantFields } from "./fields.ts";

const { item } = menuRestaurantFields.offers;

/** The offer within the menu. `scope` is the section's: it stands among the groups. */
export function Offer({
  scope,
  as,
}: {
  readonly scope: Scope;
  readonly as: "h2" | "h3";
}): ReactNode {
  return (
    <ScopeContext.Provider value={scope}>
      <Items of="offers" as="div" className="menu-restaurant__offers">
        {() => (
          <Item as="div" className="menu-restaurant__offer" data={{ "data-on": "brand" }}>
            <div className="cq">
              <Text of="conditions" as="p" className="eyebrow" />
              <Text of="title" as={as} className="title" level={56} />
              <Text of="text" as="p" className="lead" />
              <div className="menu-restaurant__buy">
                <Price of={item.price} />
                <Shown when="button">
                  <Anchor of="link" className="button">
                    <Text of="button" as="span" />
                    <Icon name="arrow" />
                  </Anchor>
                </Shown>
              </div>
            </div>
            <Shown when="picture">
              <span className="plate">
                <Picture of="picture" />
              </span>
            </Shown>
          </Item>
        )}
      </Items>
    </ScopeContext.Provider>
  );
}
