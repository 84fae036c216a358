import type { ReactNode } from "react";
import { Anchor, Icon, Intro, Item, Items, Root, Text, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { teamCardsFields } from "../fields.ts";
import { Portrait } from "../person.tsx";

/** An arrow where somebody's row leads somewhere. */
function LeadsOn(): ReactNode {
  return useField(teamCardsFields.people.item.link) && <Icon name="arrow" />;
}

export function TeamList({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section team-list"
      ground={useField(teamCardsFields.ground)}
      air={useField(teamCardsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items of="people" as="ul" className="team-list__list">
          {() => (
            <Item className="team-list__item numbered">
              <Portrait className="team-list__portrait portrait" />
              <div className="team-list__who cq">
                <Anchor of="link" fallback="div">
                  <Text of="name" as={rank === 1 ? "h2" : "h3"} className="title" level={32} />
                  <LeadsOn />
                </Anchor>
                <Text of="job" as="p" className="text" />
              </div>
              <div>
                <Text of="text" as="p" className="team-list__text" />
                <Text of="note" as="p" className="caption" />
              </div>
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
