import type { ReactNode } from "react";
import { Anchor, Intro, Item, Items, Root, Text, useCount, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { teamCardsFields } from "../fields.ts";
import { Portrait } from "../person.tsx";

export function TeamCircles({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section team-circles"
      ground={useField(teamCardsFields.ground)}
      air={useField(teamCardsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="people"
          as="ul"
          className="team-circles__list"
          data={{ "data-count": useCount(teamCardsFields.people) }}
        >
          {() => (
            <Item className="team-circles__item cq">
              <Portrait className="team-circles__portrait" />
              <Anchor of="link" fallback="div">
                <Text of="name" as={rank === 1 ? "h2" : "h3"} className="team-circles__name" />
              </Anchor>
              <Text of="job" as="p" className="team-circles__job" />
              <Text of="text" as="p" className="caption" />
              <Text of="note" as="p" className="caption" />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
