import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Root, Shown, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { useItemHeading } from "../kit/item-heading.ts";
import { postsNeighboursFields } from "./fields.ts";

const { title, posts, ground, air } = postsNeighboursFields;

export function PostsNeighbours({ rank }: SectionViewProps): ReactNode {
  const as = useItemHeading(rank, title);
  return (
    <Root className="section posts-neighbours" ground={useField(ground)} air={useField(air)}>
      <div className="wrap">
        <Shown when="title">
          <div className="posts-neighbours__head cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={40} />
          </div>
        </Shown>
        <Items
          of="posts"
          className="posts-neighbours__list"
          data={{ "data-count": useCount(posts) }}
        >
          {() => (
            <Item className="posts-neighbours__post">
              <Anchor of="link" className="posts-neighbours__link" fallback="div">
                <p className="posts-neighbours__label">
                  <Icon name="arrow" />
                  <Text of="label" as="span" />
                </p>
                <div className="posts-neighbours__title cq">
                  <Text of="title" as={as} className="title" level={32} />
                </div>
              </Anchor>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
