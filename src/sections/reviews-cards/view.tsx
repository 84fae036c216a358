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
import { reviewsCardsFields } from "./fields.ts";
import { useReviewGround } from "./review-ground.ts";
import { Stars } from "./stars.tsx";

function Review(): ReactNode {
  return (
    <figure className="reviews-cards__card" {...useReviewGround()}>
      <Stars />
      <blockquote>
        <Text of="text" as="p" />
      </blockquote>
      <figcaption className="reviews-cards__by">
        <Shown when="picture">
          <span className="reviews-cards__portrait">
            <Picture of="picture" />
          </span>
        </Shown>
        <span>
          <Text of="name" as="b" />
          <Shown when="source">
            <Anchor of="link" className="reviews-cards__source">
              <Text of="source" as="span" />
            </Anchor>
          </Shown>
        </span>
      </figcaption>
    </figure>
  );
}

export function ReviewsCards({ rank }: SectionViewProps): ReactNode {
  const count = useCount(reviewsCardsFields.reviews);
  return (
    <Root
      className="section reviews-cards"
      ground={useField(reviewsCardsFields.ground)}
      air={useField(reviewsCardsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="reviews"
          as="ul"
          className="reviews-cards__list"
          isScrolled={count > 1}
          data={{ "data-count": count }}
        >
          {() => (
            <Item>
              <Review />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
