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
  useField,
} from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { Day } from "../../kit/day.tsx";
import { useItemHeading } from "../../kit/item-heading.ts";
import { Browse, usePostData } from "../browse.tsx";
import { postsCardsFields } from "../fields.ts";
import { Minutes } from "../minutes.tsx";

const { title, posts, pictures, ground, air } = postsCardsFields;

interface PostProps {
  readonly as: "h2" | "h3";
  readonly index: number;
  readonly hasPicture: boolean;
}

function Post({ as, index, hasPicture }: PostProps): ReactNode {
  return (
    <Item className="posts-list__post" data={usePostData(index)}>
      <Anchor of="link" className="posts-list__row" fallback="div">
        <p className="posts-list__when figures">
          <Day of={posts.item.date} form="short" />
          <Minutes />
        </p>
        <div className="posts-list__title cq">
          <Text of="title" as={as} className="title" level={32} />
        </div>
        <div className="posts-list__words">
          <Text of="tag" as="b" />
          <Text of="text" as="p" />
        </div>
        {hasPicture && (
          <Shown when="picture">
            <span className="posts-list__picture">
              <Picture of="picture" />
            </span>
          </Shown>
        )}
      </Anchor>
    </Item>
  );
}

/** A row for each post: when, what, a few words, a picture. */
export function PostsList({ rank }: SectionViewProps): ReactNode {
  const hasPicture = useField(pictures);
  const as = useItemHeading(rank, title);
  return (
    <Root className="section posts-list" ground={useField(ground)} air={useField(air)}>
      <div className="wrap">
        <Intro rank={rank} />
        <Browse>
          <Items
            of="posts"
            className="posts-list__list"
            data={{ "data-bare": hasPicture ? undefined : "" }}
          >
            {({ index }) => <Post {...{ as, index, hasPicture }} />}
          </Items>
        </Browse>
      </div>
    </Root>
  );
}
