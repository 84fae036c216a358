import type { ReactNode } from "react";
import { Buttons, Item, Items, Root, Text, useCount, useField, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { pricing8Fields } from "./fields.ts";
import { PricingHead } from "./head.tsx";

const { item } = pricing8Fields.cards;

function Card({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <Text
        of="title"
        as={heading}
        className="pricing-8__name"
        data={{ "data-align": useField(item.titleAlignment) }}
      />
      <Text
        of="description"
        as="p"
        className="pricing-8__text"
        data={{ "data-align": useField(item.descriptionAlignment) }}
      />
      <Text
        of="price"
        as="p"
        className="pricing-8__price"
        data={{ "data-align": useField(item.priceAlignment) }}
      />
    </>
  );
}

export function Pricing8({ rank }: SectionViewProps): ReactNode {
  const ground = useField(pricing8Fields.ground);
  const titleAlignment = useField(pricing8Fields.titleAlignment);
  const hasTitle = useText(pricing8Fields.title) !== "";
  const heading = rank === 1 || !hasTitle ? "h2" : "h3";
  const count = useCount(pricing8Fields.cards);
  return (
    <Root className="section pricing-8" air={useField(pricing8Fields.air)} ground={ground}>
      <div className="wrap">
        <PricingHead rank={rank} />
        <Items of="cards" as="ul" className="pricing-8__grid" data={{ "data-count": count }}>
          {() => (
            <Item as="li" className="pricing-8__item">
              <Card heading={heading} />
            </Item>
          )}
        </Items>
        <Buttons of="buttons" alignment={titleAlignment} />
      </div>
    </Root>
  );
}
