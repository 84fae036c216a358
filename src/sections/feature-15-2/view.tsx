import type { ReactNode } from "react";
import {
  Anchor,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useEnvironment,
  useField,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { feature152Fields } from "./fields.ts";

const { item } = feature152Fields.features;

/** A count of up to so many characters stands beside the name of its block, any other one above it. */
const shortCount = 3;

/**
 * Whether a short count may stand beside a name. Whether it is short, and whether there is a name, is the style's to
 * see: while they are typed, either may just have become so.
 */
function useIsAtStart(): boolean {
  const alignments = [useField(item.countAlignment), useField(item.blockParagraphAlignment)];
  return alignments.every((alignment) => alignment === "start");
}

function Count(): ReactNode {
  const { variables } = useEnvironment();
  const letters = Math.max(1, [...useText(item.count).trim()].length);
  return (
    <Shown when="count">
      <div className="feature-15__count cq" {...variables({ "--letters": String(letters) })}>
        <Text
          of="count"
          as="p"
          short={shortCount}
          data={{ "data-align": useField(item.countAlignment) }}
        />
      </div>
    </Shown>
  );
}

function Feature(): ReactNode {
  const count = useIsAtStart() ? "beside" : "above";
  const alignment = useField(item.blockParagraphAlignment);
  return (
    <Item className="feature-15__item">
      <div className="feature-15__picture cq">
        <Picture of="picture" />
        <Shown when="badgeText">
          <p className="feature-15__badge">
            <Text of="badgeText" as="b" level={24} />
          </p>
        </Shown>
      </div>
      <div className="feature-15__body" data-count={count}>
        <Count />
        <Text
          of="paragraph"
          as="div"
          className="feature-15__text"
          data={{ "data-align": alignment }}
        />
      </div>
    </Item>
  );
}

function CallToAction(): ReactNode {
  const textAlignment = useField(feature152Fields.ctaTextAlignment);
  const buttonAlignment = useField(feature152Fields.buttonAlignment);
  const row = textAlignment === buttonAlignment ? textAlignment : "apart";
  return (
    <Shown when={["ctaText", "buttonText"]}>
      <div className="feature-15__cta" data-row={row}>
        <Text of="ctaText" as="p" data={{ "data-align": textAlignment }} />
        <Shown when="buttonText">
          <div className="feature-15__button" data-align={buttonAlignment}>
            <Anchor of="buttonLink" className="button button--tertiary">
              <Text of="buttonText" as="span" />
            </Anchor>
          </div>
        </Shown>
      </div>
    </Shown>
  );
}

export function Feature152({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section feature-15"
      air={useField(feature152Fields.air)}
      ground={useField(feature152Fields.ground)}
    >
      <div className="wrap">
        <Shown when={["title", "subTitle", "paragraph"]}>
          <div className="head cq">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={56}
              data={{ "data-align": useField(feature152Fields.titleAlignment) }}
            />
            <Text
              of="subTitle"
              as="p"
              className="lead"
              data={{ "data-align": useField(feature152Fields.subTitleAlignment) }}
            />
            <Text
              of="paragraph"
              as="p"
              className="text"
              data={{ "data-align": useField(feature152Fields.paragraphAlignment) }}
            />
          </div>
        </Shown>
        <Items
          of="features"
          as="ul"
          className="feature-15__grid"
          data={{ "data-count": useCount(feature152Fields.features) }}
        >
          {() => <Feature />}
        </Items>
        <CallToAction />
      </div>
    </Root>
  );
}
