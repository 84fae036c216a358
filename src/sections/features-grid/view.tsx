import type { ReactNode } from "react";
import { Intro, Item, Items, Root, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { LibraryIcon } from "../kit/library-icon.tsx";
import { featuresGridFields } from "./fields.ts";

const { item } = featuresGridFields.cells;

function Cell({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <span className="features-grid__icon">
        <LibraryIcon of={item.icon} own="tick" />
      </span>
      <Text of="title" as={heading} className="title" level={24} />
      <Text of="text" as="p" className="text" />
    </>
  );
}

export function FeaturesGrid({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section features-grid"
      ground={useField(featuresGridFields.ground)}
      air={useField(featuresGridFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="cells"
          as="ul"
          className="cells features-grid__cells"
          data={{ "data-count": useCount(featuresGridFields.cells) }}
        >
          {() => (
            <Item className="features-grid__cell cq">
              <Cell heading={rank === 1 ? "h2" : "h3"} />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
