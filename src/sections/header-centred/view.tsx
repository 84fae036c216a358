import type { ReactNode } from "react";
import {
  Buttons,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { headerCentredFields } from "./fields.ts";

export function HeaderCentred({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section header-centred"
      ground={useField(headerCentredFields.ground)}
      air={useField(headerCentredFields.air)}
    >
      <div className="wrap">
        <div className="header-centred__words cq">
          <Text of="eyebrow" as="p" className="eyebrow" data={{ "data-align": "center" }} />
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level="display" />
          <Text of="paragraph" as="p" className="lead" data={{ "data-align": "center" }} />
          <Buttons of="buttons" alignment="center" />
        </div>
        <Shown when="picture">
          <div className="header-centred__picture">
            <Picture of="picture" isFirst={rank === 1} />
          </div>
        </Shown>
        <Shown when="proof">
          <Items
            of="proof"
            as="dl"
            className="header-centred__proof"
            data={{ "data-count": useCount(headerCentredFields.proof) }}
          >
            {() => (
              <Item as="div" className="header-centred__fact cq">
                <Text of="label" as="dt" className="header-centred__label" />
                <Text of="value" as="dd" className="title" level={48} />
              </Item>
            )}
          </Items>
        </Shown>
      </div>
    </Root>
  );
}
