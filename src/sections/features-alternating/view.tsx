import type { ReactNode } from "react";
import {
  Intro,
  Item,
  Items,
  MoreLink,
  Picture,
  Root,
  Shown,
  Text,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { featuresAlternatingFields } from "./fields.ts";

/** The picture of a row on its ground. */
function RowPicture(): ReactNode {
  const ground = useField(featuresAlternatingFields.rows.item.ground);
  return (
    <Shown when="picture">
      <span
        className="features-alternating__picture"
        data-fill={ground === "tint" ? undefined : ground}
      >
        <Picture of="picture" />
      </span>
    </Shown>
  );
}

export function FeaturesAlternating({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section features-alternating"
      ground={useField(featuresAlternatingFields.ground)}
      air={useField(featuresAlternatingFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items of="rows" as="div" className="features-alternating__rows">
          {() => (
            <Item as="div" className="features-alternating__row">
              <RowPicture />
              <div className="features-alternating__words cq">
                <Text of="eyebrow" as="p" className="eyebrow" />
                <Text of="title" as={rank === 1 ? "h2" : "h3"} className="title" level={40} />
                <Text of="text" as="p" className="text" />
                <MoreLink />
              </div>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
