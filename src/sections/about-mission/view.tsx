import type { ReactNode } from "react";
import { Item, Items, Root, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { aboutMissionFields } from "./fields.ts";

export function AboutMission({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section about-mission"
      ground={useField(aboutMissionFields.ground)}
      air={useField(aboutMissionFields.air)}
    >
      <div className="wrap">
        <div className="about-mission__words">
          <div className="cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={56} />
          </div>
          <Text of="text" as="p" className="lead" />
        </div>
        <Items
          of="figures"
          as="dl"
          className="about-mission__figures"
          data={{ "data-count": useCount(aboutMissionFields.figures) }}
        >
          {() => (
            <Item as="div" className="about-mission__figure cq">
              <Text of="label" as="dt" className="about-mission__label" />
              <Text of="number" as="dd" className="title about-mission__number" level={72} />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
