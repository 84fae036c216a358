import type { ReactNode } from "react";
import { Buttons, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { headerSplitFields } from "./fields.ts";

export function HeaderSplit({ rank }: SectionViewProps): ReactNode {
  const isBare = useField(headerSplitFields.picture) === null;
  return (
    <Root
      className="section header-split"
      ground={useField(headerSplitFields.ground)}
      air={useField(headerSplitFields.air)}
      data={{ "data-bare": isBare ? "" : undefined }}
    >
      <div className="wrap header-split__grid">
        <div className="header-split__words cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level="display" />
          <Text of="paragraph" as="p" className="lead" />
          <Buttons of="buttons" />
          <Text of="note" as="p" className="caption header-split__note" />
        </div>
        <Shown when="picture">
          <div className="header-split__picture">
            <Picture of="picture" isFirst={rank === 1} />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
