import type { ReactNode } from "react";
import { Intro, Root, Text, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { OpenNow } from "../kit/open-now.tsx";
import { Value } from "../kit/slots.tsx";
import { WeekTable } from "../kit/week-table.tsx";
import { hoursTableFields } from "./fields.ts";

/** The hours of the field, or the site's; until there are any, what is there to be clicked says so on the canvas only. */
function Hours(): ReactNode {
  const own = useField(hoursTableFields.hours);
  const { hours: ofSite } = useEnvironment();
  const hours = own ?? ofSite;
  return (
    <Value of="hours">
      {(added, placeholder) =>
        hours ? (
          <div className="hours-table__week" {...added}>
            <OpenNow hours={hours} isShown={placeholder !== undefined} />
            <WeekTable hours={hours} />
          </div>
        ) : (
          placeholder !== undefined && (
            <div className="hours-table__week hours-table__empty" {...added}>
              {placeholder}
            </div>
          )
        )
      }
    </Value>
  );
}

export function HoursTable({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section hours-table"
      ground={useField(hoursTableFields.ground)}
      air={useField(hoursTableFields.air)}
    >
      <div className="wrap hours-table__grid">
        <Intro rank={rank} />
        <div>
          <Hours />
          <Text of="note" as="p" className="caption hours-table__note" />
        </div>
      </div>
    </Root>
  );
}
