import type { ReactNode } from "react";
import { Buttons, Item, Items, Root, Text, useCount, useField, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { LibraryIcon } from "../kit/library-icon.tsx";
import { feature5Fields } from "./fields.ts";

/** A longer description would not fit a screen beside the lists, so its column does not stick. */
const longestSticky = 320;

const lineIcon = feature5Fields.blocks.item.items.item.icon;

function Block({ heading, icon }: { heading: "h2" | "h3"; icon: string }): ReactNode {
  return (
    <Item as="section" className="feature-5__list cq">
      <Text of="title" as={heading} className="title" level={24} />
      <Items of="items" as="ul" className="ticks">
        {() => (
          <Item>
            <LibraryIcon of={lineIcon} fallback={icon} own="tick" />
            <Text of="text" as="span" />
          </Item>
        )}
      </Items>
    </Item>
  );
}

export function Feature5({ rank }: SectionViewProps): ReactNode {
  const descriptionAlignment = useField(feature5Fields.descriptionAlignment);
  const icon = useField(feature5Fields.icon);
  const hasTitle = useText(feature5Fields.title) !== "";
  const isSticky = useText(feature5Fields.description).length <= longestSticky;
  return (
    <Root
      className="section feature-5"
      air={useField(feature5Fields.air)}
      ground={useField(feature5Fields.ground)}
    >
      <div className="wrap feature-5__grid">
        <div className="feature-5__intro cq" data-sticky={isSticky ? "" : undefined}>
          <Text
            of="title"
            as={rank === 1 ? "h1" : "h2"}
            className="title"
            level={48}
            data={{ "data-align": useField(feature5Fields.titleAlignment) }}
          />
          <Text
            of="description"
            as="p"
            className="text"
            data={{ "data-align": descriptionAlignment }}
          />
          <Buttons of="buttons" alignment={descriptionAlignment} />
        </div>
        <Items
          of="blocks"
          as="div"
          className="cells feature-5__lists"
          data={{ "data-count": useCount(feature5Fields.blocks) }}
        >
          {() => <Block heading={rank === 1 || !hasTitle ? "h2" : "h3"} icon={icon} />}
        </Items>
      </div>
    </Root>
  );
}
