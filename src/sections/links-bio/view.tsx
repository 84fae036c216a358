import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { linksBioFields } from "./fields.ts";

export function LinksBio({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section links-bio"
      ground={useField(linksBioFields.ground)}
      air={useField(linksBioFields.air)}
    >
      <div className="wrap links-bio__column">
        <Shown when="picture">
          <span className="links-bio__portrait">
            <Picture of="picture" isFirst={rank === 1} />
          </span>
        </Shown>
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
      </div>
    </Root>
  );
}
