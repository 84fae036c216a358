import type { ReactNode } from "react";
import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import { Icon, Intro, Root, Text, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { OpenNow } from "../kit/open-now.tsx";
import { Value } from "../kit/slots.tsx";
import { WeekTable } from "../kit/week-table.tsx";
import { hoursTableFields } from "./fields.ts";

function useHours(): HoursValue | undefined {
  const { hours: ofSite } = useEnvironment();
  return useField(hoursTableFields.hours) ?? ofSite;
}

/** Whether it is open now, over the title: until a script knows it its room is above, where it is no gap. */
function Chip(): ReactNode {
  const hours = useHours();
  return hours && <OpenNow hours={hours} />;
}

/** The hours of the field, or the site's; until there are any, what is there to be clicked says so on the canvas only. */
function Hours(): ReactNode {
  const hours = useHours();
  return (
    <Value of="hours">
      {(added, placeholder) =>
        hours ? (
          <div className="hours-table__week" {...added}>
            <WeekTable hours={hours} />
          </div>
        ) : (
          placeholder !== undefined && (
            <div className="hours-table__week hours-table__empty" {...added}>
              <Icon name="plus" />
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
        <div>
          <Chip />
          <Intro rank={rank} />
        </div>
        <div>
          <Hours />
          <Text of="note" as="p" className="caption hours-table__note" />
        </div>
      </div>
    </Root>
  );
}
