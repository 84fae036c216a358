import type { ReactNode } from "react";
import { Root, Text, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { useFieldId } from "../kit/form.tsx";
import { EventCard, NoEventCard } from "./event-card.tsx";
import type { EventPart } from "./event-card.tsx";
import { rsvp1Fields } from "./fields.ts";
import { ReplyForm } from "./reply-form.tsx";

function Question({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <Text of="dateLine" as="p" className="eyebrow" />
      <Text
        of="title"
        as={heading}
        className="title"
        level={24}
        data={{ "data-align": useField(rsvp1Fields.titleAlignment) }}
      />
      <Text
        of="paragraph"
        as="p"
        className="text"
        data={{ "data-align": useField(rsvp1Fields.paragraphAlignment) }}
      />
    </>
  );
}

function Reply({ event, rank }: EventPart): ReactNode {
  return (
    <div className="rsvp__form" data-on="page">
      <div className="rsvp__question cq" id={useFieldId("title")}>
        <Question heading={rank === 1 ? "h2" : "h3"} />
      </div>
      <ReplyForm event={event} />
    </div>
  );
}

export function Rsvp1({ rank }: SectionViewProps): ReactNode {
  const environment = useEnvironment();
  const id = useField(rsvp1Fields.event);
  const event = environment.event(id);
  return (
    <Root
      className="section rsvp"
      air={useField(rsvp1Fields.air)}
      ground={useField(rsvp1Fields.ground)}
    >
      <div className="wrap">
        {event ? (
          <div className="rsvp__grid">
            <EventCard event={event} rank={rank} />
            <Reply event={event} rank={rank} />
          </div>
        ) : (
          <div className="rsvp__grid rsvp__grid--soon">
            <NoEventCard rank={rank} />
          </div>
        )}
      </div>
    </Root>
  );
}
