import type { ReactNode } from "react";
import { Intro, Items, Root, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { OpenNow } from "../kit/open-now.tsx";
import { Value } from "../kit/slots.tsx";
import { Town } from "../kit/town.tsx";
import { WeekTable } from "../kit/week-table.tsx";
import { Branch } from "./branch.tsx";
import { mapBranchesFields } from "./fields.ts";
import { pinPlaces } from "./pin-places.ts";

const { branches } = mapBranchesFields;

/** Hours, and a map of all addresses beside them. */
export function MapBranches({ rank }: SectionViewProps): ReactNode {
  const { hours: ofSite } = useEnvironment();
  const hours = useField(mapBranchesFields.hours) ?? ofSite;
  const service = useField(mapBranchesFields.maps);
  const items = useField(branches);
  const pins = pinPlaces(items.map(({ place }) => place));
  const title = useText(mapBranchesFields.title);
  return (
    <Root
      className="section map-branches"
      ground={useField(mapBranchesFields.ground)}
      air={useField(mapBranchesFields.air)}
    >
      <div className="wrap map-branches__grid">
        <div className="map-branches__when">
          {hours && <OpenNow hours={hours} />}
          <Intro rank={rank} />
          <Value of="hours" isAlways>
            {(added, placeholder) =>
              hours ? (
                <div {...added}>
                  <WeekTable hours={hours} />
                </div>
              ) : (
                placeholder !== undefined && (
                  <div className="map-branches__empty" {...added}>
                    {placeholder}
                  </div>
                )
              )
            }
          </Value>
          <Text of="note" as="p" className="caption map-branches__note" />
        </div>
        <div className="map-branches__where" data-many={items.length > 3 ? "" : undefined}>
          <div className="map-branches__map" data-on="page" aria-hidden="true">
            <Town seed={title} />
          </div>
          <Items of="branches" as="ul" className="map-branches__list">
            {({ id, index }) => (
              <Branch
                id={id}
                number={index + 1}
                pin={pins[index]}
                service={service}
                as={rank === 1 ? "h2" : "h3"}
              />
            )}
          </Items>
        </div>
      </div>
    </Root>
  );
}
