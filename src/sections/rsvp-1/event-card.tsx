import type { ReactNode } from "react";
import { Icon, ScopeContext, Shown, Text, useEnvironment } from "../kit/index.ts";
import { eventFields } from "#/site/event-fields.ts";
import type { SiteEvent } from "#/site/event.ts";
import { eventDate, replyDay } from "./event-date.ts";
import { EventIcon } from "./event-icon.tsx";

/** An event as a part of the section shows it. */
export interface EventPart {
  readonly event: SiteEvent;
  readonly rank: 1 | 2;
}

function Places({ capacity }: { capacity: number }): ReactNode {
  const { message, spoken } = useEnvironment();
  return (
    <li>
      <EventIcon name="people" />
      <span {...spoken}>{message("rsvpPlaces", { count: capacity })}</span>
    </li>
  );
}

function Facts({ event }: Omit<EventPart, "rank">): ReactNode {
  const { language, message, spoken } = useEnvironment();
  const { hours } = eventDate(event, language);
  const day = replyDay(event, language);
  return (
    <ul className="rsvp__facts">
      <li>
        <EventIcon name="clock" />
        <span>{typeof hours === "string" ? hours : message("eventHours", hours)}</span>
      </li>
      <Shown when="place">
        <li>
          <Icon name="place" />
          <Text of="place" as="span" />
        </li>
      </Shown>
      {event.capacity !== null && <Places capacity={event.capacity} />}
      {day !== undefined && (
        <li>
          <Icon name="flag" />
          <span {...spoken}>{message("rsvpReplyBy", { date: day })}</span>
        </li>
      )}
    </ul>
  );
}

/** The event: its date, texts, place and seats. Its texts are the event's own fields. */
export function EventCard({ event, rank }: EventPart): ReactNode {
  const { language } = useEnvironment();
  const date = eventDate(event, language);
  return (
    <ScopeContext.Provider
      value={{
        target: { part: "event", event: event.id },
        path: [],
        specs: eventFields,
        fields: event,
      }}
    >
      <div className="rsvp__event cq" data-on="brand">
        <time className="rsvp__date" dateTime={event.start}>
          <span className="rsvp__day">{date.day}</span>
          <span className="rsvp__month">
            {date.month}
            <span>{date.rest}</span>
          </span>
        </time>
        <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={40} />
        <Text of="description" as="p" className="text" />
        <Facts event={event} />
      </div>
    </ScopeContext.Provider>
  );
}

/** Stands where the site has no event yet. */
export function NoEventCard({ rank }: { rank: 1 | 2 }): ReactNode {
  const { message, spoken } = useEnvironment();
  const Heading = rank === 1 ? "h1" : "h2";
  return (
    <div className="rsvp__event rsvp__event--soon cq" data-on="brand">
      <EventIcon name="clock" />
      <Heading className="title" data-level="40" {...spoken}>
        {message("rsvpNoDate")}
      </Heading>
      <p className="text" {...spoken}>
        {message("rsvpNoDateText")}
      </p>
    </div>
  );
}
