import type { ReactNode } from "react";
import { Anchor, Intro, Item, Items, Root, Text, useCount, useField } from "../kit/index.ts";
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
      <Anchor of="link" className="features-grid__name" fallback="div">
        <Text of="title" as={heading} className="title" level={24} />
      </Anchor>
      <Text of="text" as="p" className="text" />
      <Text of="note" as="p" className="features-grid__note" />
    </>
  );
}

function Cells({ rank }: SectionViewProps): ReactNode {
  return (
    <Items
      of="cells"
      as="ul"
      className="cells features-grid__cells rises"
      data={{ "data-count": useCount(featuresGridFields.cells) }}
    >
      {() => (
        <Item className="features-grid__cell cq">
          <Cell heading={rank === 1 ? "h2" : "h3"} />
        </Item>
      )}
    </Items>
  );
}

/** The heading is over the grid, or its first cell: as wide as it takes to fill four columns. */
export function FeaturesGrid(props: SectionViewProps): ReactNode {
  const isJoined = useField(featuresGridFields.isJoined);
  const count = useCount(featuresGridFields.cells);
  const parts = (
    <>
      <Intro rank={props.rank} />
      <Cells {...props} />
    </>
  );
  return (
    <Root
      className="section features-grid"
      ground={useField(featuresGridFields.ground)}
      air={useField(featuresGridFields.air)}
    >
      <div className="wrap">
        {isJoined ? (
          <div className="cells features-grid__joined" data-span={4 - (count % 4)}>
            {parts}
          </div>
        ) : (
          parts
        )}
      </div>
    </Root>
  );
}
