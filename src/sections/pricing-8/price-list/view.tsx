import type { ReactNode } from "react";
import { Buttons, Item, Items, Root, Text, useCount, useField, useText } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { pricing8Fields } from "../fields.ts";
import { PricingHead } from "../head.tsx";

const { item } = pricing8Fields.cards;

/** A longer list stands in two columns where there is room. */
const longestColumn = 6;

function Line({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <Text
        of="title"
        as={heading}
        className="price-list__name"
        data={{ "data-align": useField(item.titleAlignment) }}
      />
      <Text of="price" as="p" className="price-list__price" />
      <Text
        of="description"
        as="p"
        className="price-list__text"
        data={{ "data-align": useField(item.descriptionAlignment) }}
      />
    </>
  );
}

export function PriceList({ rank }: SectionViewProps): ReactNode {
  const hasTitle = useText(pricing8Fields.title) !== "";
  const heading = rank === 1 || !hasTitle ? "h2" : "h3";
  const isLong = useCount(pricing8Fields.cards) > longestColumn;
  return (
    <Root
      className="section price-list"
      air={useField(pricing8Fields.air)}
      ground={useField(pricing8Fields.ground)}
    >
      <div className="wrap">
        <PricingHead rank={rank} />
        <Items
          of="cards"
          as="ul"
          className="price-list__lines"
          data={{ "data-long": isLong ? "" : undefined }}
        >
          {() => (
            <Item as="li" className="price-list__line">
              <Line heading={heading} />
            </Item>
          )}
        </Items>
        <Buttons of="buttons" alignment={useField(pricing8Fields.titleAlignment)} />
      </div>
    </Root>
  );
}
