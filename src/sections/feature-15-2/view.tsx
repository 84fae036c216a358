import type { ReactNode } from "react";
import {
  Anchor,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useChoice,
  useCount,
  useEnvironment,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";

/** A count of up to three characters stands beside the name of its block, any other one above it. */
function useIsBeside(): boolean {
  const count = useText("count").trim();
  const paragraph = useText("paragraph");
  const hasName = /^\s*[^•\s]/.test(paragraph) && paragraph.includes("\n•");
  const alignments = [useChoice("countAlignment"), useChoice("blockParagraphAlignment")];
  const isAtStart = alignments.every((alignment) => alignment === "start");
  return count !== "" && [...count].length <= 3 && hasName && isAtStart;
}

function Count({ place }: { place: "beside" | "above" }): ReactNode {
  const { variables } = useEnvironment();
  const letters = Math.max(1, [...useText("count").trim()].length);
  return (
    <Shown when="count">
      <div
        className={place === "above" ? "feature-15__count cq" : "feature-15__count"}
        {...variables({ "--letters": String(letters) })}
      >
        <Text of="count" as="p" data={{ "data-align": useChoice("countAlignment") }} />
      </div>
    </Shown>
  );
}

function Feature(): ReactNode {
  const place = useIsBeside() ? "beside" : "above";
  const alignment = useChoice("blockParagraphAlignment");
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
      <div className="feature-15__body" data-count={place}>
        <Count place={place} />
        <Text
          of="paragraph"
          as="div"
          className="feature-15__text"
          format="list"
          data={{ "data-align": alignment }}
        />
      </div>
    </Item>
  );
}

function CallToAction(): ReactNode {
  const textAlignment = useChoice("ctaTextAlignment");
  const buttonAlignment = useChoice("buttonAlignment");
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
    <Root className="section feature-15" ground={useChoice<"page" | "band">("ground")}>
      <div className="wrap">
        <Shown when={["title", "subTitle", "paragraph"]}>
          <div className="head cq">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={56}
              data={{ "data-align": useChoice("titleAlignment") }}
            />
            <Text
              of="subTitle"
              as="p"
              className="lead"
              data={{ "data-align": useChoice("subTitleAlignment") }}
            />
            <Text
              of="paragraph"
              as="p"
              className="text"
              format="lines"
              data={{ "data-align": useChoice("paragraphAlignment") }}
            />
          </div>
        </Shown>
        <Items
          of="features"
          as="ul"
          className="feature-15__grid"
          data={{ "data-count": useCount("features") }}
        >
          {() => <Feature />}
        </Items>
        <CallToAction />
      </div>
    </Root>
  );
}
