import type { ReactNode } from "react";
import { readText } from "#/site/localized-text.ts";
import { Root, Text, useEnvironment, useField, useText } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { useFieldId } from "../../kit/form.tsx";
import type { EventPart } from "../event-card.tsx";
import { eventDate } from "../event-date.ts";
import { rsvp1Fields } from "../fields.ts";
import { ReplyForm } from "../reply-form.tsx";

/** When and where the event is: its own date and place, so that no line of the section is out of date, or the owner's words. */
function WhenAndWhere({ event }: Pick<EventPart, "event">): ReactNode {
  const { language, primary, message } = useEnvironment();
  const own = useText(rsvp1Fields.dateLine).trim();
  const { day, month, rest, hours } = eventDate(event, language);
  const [weekday = ""] = rest.split(",");
  const date = `${weekday}, ${day} ${month}`;
  const time = typeof hours === "string" ? hours : message("eventHours", hours);
  const place = readText(event.place, language, primary).trim();
  const standsIn = {
    "data-placeholder": [date, time, place].filter((one) => one !== "").join(" · "),
    "data-stands-in": "",
  };
  return (
    <>
      <Text of="dateLine" as="p" className="rsvp-slab__when" data={own === "" ? standsIn : {}} />
      {own === "" && (
        <p className="rsvp-slab__when">
          <time dateTime={event.start}>{date}</time>
          <span>{time}</span>
          {place !== "" && <span>{place}</span>}
        </p>
      )}
    </>
  );
}

function Invitation({ event, rank }: EventPart): ReactNode {
  const titleId = useFieldId("title");
  return (
    <div className="wrap rsvp-slab__grid">
      <div className="rsvp-slab__words cq">
        <WhenAndWhere event={event} />
        <div id={titleId}>
          <Text
            of="title"
            as={rank === 1 ? "h1" : "h2"}
            className="title"
            level="display"
            data={{ "data-align": useField(rsvp1Fields.titleAlignment) }}
          />
        </div>
        <Text
          of="paragraph"
          as="p"
          className="lead"
          data={{ "data-align": useField(rsvp1Fields.paragraphAlignment) }}
        />
      </div>
      <ReplyForm event={event} />
    </div>
  );
}

/** Stands where the site has no event yet. */
function NoDate({ rank }: Pick<EventPart, "rank">): ReactNode {
  const { message, spoken } = useEnvironment();
  const Heading = rank === 1 ? "h1" : "h2";
  return (
    <div className="wrap cq">
      <Heading className="title" data-level="72" {...spoken}>
        {message("rsvpNoDate")}
      </Heading>
      <p className="lead" {...spoken}>
        {message("rsvpNoDateText")}
      </p>
    </div>
  );
}

/** A layout that is made for a strong colour: the page's own ground, which sections begin with, is the brand's here. */
export function RsvpSlab({ rank }: SectionViewProps): ReactNode {
  const ground = useField(rsvp1Fields.ground);
  const event = useEnvironment().event(useField(rsvp1Fields.event));
  return (
    <Root
      className="section rsvp-slab"
      ground={ground === "page" ? "brand" : ground}
      air={useField(rsvp1Fields.air)}
    >
      {event ? <Invitation event={event} rank={rank} /> : <NoDate rank={rank} />}
    </Root>
  );
}
