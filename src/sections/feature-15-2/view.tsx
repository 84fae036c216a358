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

/**
 * A count of up to three characters stands beside the name of its block, any other one above it. Whether there is a
 * name is the style's to see: while a text is typed, its first line may just have become one.
 */
function useIsShort(): boolean {
  const count = useText(item.count).trim();
  const alignments = [useField(item.countAlignment), useField(item.blockParagraphAlignment)];
  const isAtStart = alignments.every((alignment) => alignment === "start");
  return count !== "" && [...count].length <= 3 && isAtStart;
}

function Count(): ReactNode {
  const { variables } = useEnvironment();
  const letters = Math.max(1, [...useText(item.count).trim()].length);
  return (
    <Shown when="count">
      <div className="feature-15__count cq" {...variables({ "--letters": String(letters) })}>
        <Text of="count" as="p" data={{ "data-align": useField(item.countAlignment) }} />
      </div>
    </Shown>
  );
}

function Feature(): ReactNode {
  const count = useIsShort() ? "beside" : "above";
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
