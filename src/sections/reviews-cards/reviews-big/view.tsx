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
  useEnvironment,
  useField,
} from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { reviewsCardsFields } from "../fields.ts";
import { useReviewGround } from "../review-ground.ts";
import { Stars } from "../stars.tsx";
import { Steps } from "./steps.tsx";

interface ReviewProps {
  readonly index: number;
  /** How many there are to lead along; 1 where all of them are seen. */
  readonly of: number;
}

function Review({ index, of }: ReviewProps): ReactNode {
  return (
    <figure className="reviews-big__review" {...useReviewGround()}>
      <Stars />
      <blockquote className="cq">
        <Text of="text" as="p" className="title reviews-big__words" level={48} />
      </blockquote>
      <figcaption className="reviews-big__by">
        <Shown when="picture">
          <span className="reviews-big__portrait">
            <Picture of="picture" />
          </span>
        </Shown>
        <span>
          <Text of="name" as="b" />
          <Shown when="source">
            <Anchor of="link" className="reviews-big__source">
              <Text of="source" as="span" />
            </Anchor>
          </Shown>
        </span>
        {of > 1 && (
          <span className="caption reviews-big__number" aria-hidden="true">
            {index + 1} / {of}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** One review at a time, as large as a title; several stand in a row that snaps. */
export function ReviewsBig({ rank }: SectionViewProps): ReactNode {
  const count = useCount(reviewsCardsFields.reviews);
  const { unfolds } = useEnvironment();
  const ledAlong = unfolds ? 1 : count;
  return (
    <Root
      className="section reviews-big"
      ground={useField(reviewsCardsFields.ground)}
      air={useField(reviewsCardsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} level={32} />
        <Items
          of="reviews"
          as="ul"
          className="reviews-big__list"
          isScrolled={count > 1}
          data={{ "data-count": count }}
        >
          {({ index }) => (
            <Item>
              <Review index={index} of={ledAlong} />
            </Item>
          )}
        </Items>
        {ledAlong > 1 && <Steps />}
      </div>
    </Root>
  );
}
