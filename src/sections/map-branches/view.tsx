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

function Pins(): ReactNode {
  const { variables } = useEnvironment();
  const items = useField(branches);
  const { language, primary } = useEnvironment();
  return pinPlaces(items.map(({ place }) => place)).map(
    (pin, at) =>
      pin && (
        <span
          key={items[at]?.id}
          className="map-branches__pin"
          data-off={
            (items[at]?.closed[language] ?? items[at]?.closed[primary])?.text ? "" : undefined
          }
          {...variables({ "--x": `${pin.x}%`, "--y": `${pin.y}%` })}
        >
          <b>{at + 1}</b>
        </span>
      ),
  );
}

/** Hours, and a map of all addresses beside them. */
export function MapBranches({ rank }: SectionViewProps): ReactNode {
  const { hours: ofSite, unfolds } = useEnvironment();
  const hours = useField(mapBranchesFields.hours) ?? ofSite;
  const service = useField(mapBranchesFields.maps);
  const count = useField(branches).length;
  const title = useText(mapBranchesFields.title);
  return (
    <Root
      className="section map-branches"
      ground={useField(mapBranchesFields.ground)}
      air={useField(mapBranchesFields.air)}
    >
      <div className="wrap map-branches__grid">
        <div className="map-branches__when">
          {hours && <OpenNow hours={hours} isShown={unfolds} />}
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
        <div className="map-branches__where" data-many={count > 3 ? "" : undefined}>
          <div className="map-branches__map" data-on="page" aria-hidden="true">
            <Town seed={title} />
            <Pins />
          </div>
          <Items of="branches" as="ul" className="map-branches__list">
            {({ index }) => (
              <Branch number={index + 1} service={service} as={rank === 1 ? "h2" : "h3"} />
            )}
          </Items>
        </div>
      </div>
    </Root>
  );
}
