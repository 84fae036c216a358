import type { ReactNode } from "react";
import {
  Anchor,
  Intro,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Day } from "../kit/day.tsx";
import { useItemHeading } from "../kit/item-heading.ts";
import { Browse, usePostData } from "./browse.tsx";
import { postsCardsFields } from "./fields.ts";
import { Minutes } from "./minutes.tsx";

const { title, posts, pictures, ground, air } = postsCardsFields;

interface PostProps {
  readonly as: "h2" | "h3";
  readonly index: number;
  readonly isLarge: boolean;
  readonly hasPicture: boolean;
}

function Post({ as, index, isLarge, hasPicture }: PostProps): ReactNode {
  const data = { ...usePostData(index), "data-large": isLarge ? "" : undefined };
  return (
    <Item className="posts-cards__post" data={data}>
      <Anchor of="link" className="posts-cards__link" fallback="div">
        {hasPicture && (
          <Shown when="picture">
            <span className="posts-cards__picture">
              <Picture of="picture" />
            </span>
          </Shown>
        )}
        <div className="posts-cards__words cq">
          <p className="posts-cards__facts">
            <Text of="tag" as="b" />
            <Day of={posts.item.date} />
            <Minutes />
          </p>
          <Text of="title" as={as} className="title" level={isLarge ? 40 : 24} />
          <Text of="text" as="p" className="text" />
        </div>
      </Anchor>
    </Item>
  );
}

/** One post large, two beside it, the others below in rows that are full whatever their count. */
export function PostsCards({ rank }: SectionViewProps): ReactNode {
  const hasPicture = useField(pictures);
  const as = useItemHeading(rank, title);
  return (
    <Root className="section posts-cards" ground={useField(ground)} air={useField(air)}>
      <div className="wrap">
        <Intro rank={rank} />
        <Browse>
          <Items of="posts" className="posts-cards__list" data={{ "data-count": useCount(posts) }}>
            {({ index, count }) => (
              <Post {...{ as, index, hasPicture }} isLarge={index === 0 && count !== 2} />
            )}
          </Items>
        </Browse>
      </div>
    </Root>
  );
}
