import type { ReactNode } from "react";
import {
  Anchor,
  Item,
  Items,
  Picture,
  Root,
  Text,
  useCount,
  useEnvironment,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { SlideControls } from "./controls.tsx";
import { headerSlidesFields } from "./fields.ts";

interface SlideProps {
  readonly index: number;
  readonly count: number;
  readonly rank: 1 | 2;
}

/** A picture, and below it what it shows. The first one is the largest thing that a page begins with. */
function Slide({ index, count, rank }: SlideProps): ReactNode {
  const { unfolds } = useEnvironment();
  return (
    <Item className="slide">
      <div className="slide__picture">
        <Picture of="picture" isFirst={rank === 1 && index === 0} />
      </div>
      <div className="wrap">
        {count > 1 && !unfolds && (
          <span className="caption slide__number" aria-hidden="true">
            {index + 1} / {count}
          </span>
        )}
        <p className="slide__about">
          <Anchor of="link" className="slide__link">
            <Text of="name" as="b" />
          </Anchor>
          <Text of="note" as="span" className="caption" />
        </p>
      </div>
    </Item>
  );
}

export function HeaderSlides({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  const count = useCount(headerSlidesFields.slides);
  const turns = useField(headerSlidesFields.turns);
  const hasControls = count > 1 && !unfolds;
  return (
    <Root
      className="header-slides"
      ground="picture"
      data={{
        "data-slides": hasControls ? turns : undefined,
        "data-unfolded": unfolds ? "" : undefined,
      }}
      variables={{
        "--shade": String(useField(headerSlidesFields.shade)),
        "--turn": turns === "off" ? "7s" : `${turns}s`,
      }}
    >
      <div className="wrap slides__title" data-on="photo">
        <div className="cq">
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level="display" />
        </div>
      </div>
      <Items of="slides" as="ul" className="slides__list">
        {({ index, count }) => <Slide index={index} count={count} rank={rank} />}
      </Items>
      {hasControls && <SlideControls count={count} turns={turns !== "off"} />}
    </Root>
  );
}
