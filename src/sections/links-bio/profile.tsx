import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Shown, Text } from "../kit/index.ts";

/** The links in rows, and the profiles below them. */
export function ProfileLinks(): ReactNode {
  return (
    <>
      <Items of="links" as="ul" className="links-bio__list">
        {() => (
          <Item>
            <Anchor of="link" className="links-bio__row">
              <span className="links-bio__words">
                <Text of="text" as="span" className="links-bio__text" />
                <Text of="note" as="span" className="links-bio__note" />
              </span>
              <Icon name="arrow" />
            </Anchor>
          </Item>
        )}
      </Items>
      <Shown when="profiles">
        <Items of="profiles" as="ul" className="links-bio__profiles">
          {() => (
            <Item>
              <Anchor of="link">
                <Text of="text" as="span" />
              </Anchor>
            </Item>
          )}
        </Items>
      </Shown>
    </>
  );
}
