import type { ReactNode } from "react";
import { dayParts, isoOf, isoOfEnd, weekdayText } from "#/fields/date/date-text.ts";
import {
  Anchor,
  Icon,
  Intro,
  Item,
  Items,
  Root,
  Shown,
  Text,
  useEnvironment,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { useItemHeading } from "../kit/item-heading.ts";
import { Value } from "../kit/slots.tsx";
import { eventsListFields } from "./fields.ts";

const { title, events, ground, air } = eventsListFields;
const { date, state } = events.item;

function Day(): ReactNode {
  const { language } = useEnvironment();
  const value = useField(date);
  const parts = value && dayParts(value, language);
  return (
    <Value of="date">
      {(added, placeholder) => (
        <time className="events-list__date" dateTime={value ? isoOf(value) : undefined} {...added}>
          {parts ? (
            <>
              <b>{parts.day}</b>
              {parts.month}
            </>
          ) : (
            placeholder
          )}
        </time>
      )}
    </Value>
  );
}

function Facts(): ReactNode {
  const { language } = useEnvironment();
  const value = useField(date);
  return (
    <ul className="events-list__facts">
      {value && (
        <li>
          <Icon name="clock" />
          <Value of="date">
            {(added) => <span {...added}>{weekdayText(value, language)}</span>}
          </Value>
        </li>
      )}
      <Shown when="place">
        <li>
          <Icon name="place" />
          <Text of="place" as="span" />
        </li>
      </Shown>
      <Shown when="seats">
        <li>
          <Icon name="people" />
          <Text of="seats" as="span" />
        </li>
      </Shown>
    </ul>
  );
}

function Event({ as }: { readonly as: "h2" | "h3" }): ReactNode {
  const value = useField(date);
  const isFull = useField(state) === "full";
  // the last day of it: once that is over a script of the page hides it (past-events.ts)
  const last = value ? (isoOfEnd(value) ?? value.date).slice(0, 10) : undefined;
  return (
    <Item
      className="events-list__event"
      data={{ "data-state": isFull ? "full" : undefined, "data-last": last }}
    >
      <Day />
      <div className="events-list__words cq">
        <Text of="title" as={as} className="title" level={24} />
        <Text of="text" as="p" className="text" />
      </div>
      <Facts />
      <div className="events-list__way">
        {isFull ? (
          <Text of="note" as="p" className="caption" />
        ) : (
          <Shown when="button">
            <Anchor of="link" className="button button--tertiary">
              <Text of="button" as="span" />
            </Anchor>
          </Shown>
        )}
      </div>
    </Item>
  );
}

export function EventsList({ rank }: SectionViewProps): ReactNode {
  const as = useItemHeading(rank, title);
  return (
    <Root className="section events-list" ground={useField(ground)} air={useField(air)}>
      <div className="wrap">
        <Intro rank={rank} />
        <Items of="events" as="ol" className="events-list__list">
          {() => <Event as={as} />}
        </Items>
      </div>
    </Root>
  );
}
