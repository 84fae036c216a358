import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Shown, Text } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { PlainLinks } from "../kit/plain-links.tsx";

/** Who it is, the links in rows, and the profiles below them. */
export function Profile({ rank }: Pick<SectionViewProps, "rank">): ReactNode {
  return (
    <>
      <div className="cq">
        <Text
          of="name"
          as={rank === 1 ? "h1" : "h2"}
          className="title"
          level={rank === 1 ? 72 : 48}
        />
      </div>
      <Text of="text" as="p" className="lead" />
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
        <PlainLinks of="profiles" as="ul" className="links-bio__profiles" />
      </Shown>
    </>
  );
}
