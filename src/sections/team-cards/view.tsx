import type { ReactNode } from "react";
import { Anchor, Intro, Item, Items, Root, Text, useCount, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { teamCardsFields } from "./fields.ts";
import { Portrait } from "./person.tsx";

export function TeamCards({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section team-cards"
      ground={useField(teamCardsFields.ground)}
      air={useField(teamCardsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="people"
          as="ul"
          className="team-cards__list"
          data={{ "data-count": useCount(teamCardsFields.people) }}
        >
          {() => (
            <Item className="team-cards__item cq">
              <Portrait className="team-cards__portrait" />
              <Anchor of="link" className="team-cards__name" fallback="div">
                <Text of="name" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
              </Anchor>
              <Text of="job" as="p" className="team-cards__job" />
              <Text of="text" as="p" className="text" />
              <Text of="note" as="p" className="caption" />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
