import type { ReactNode } from "react";
import { Root, Text, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { repliesEndAt } from "#/site/replies-end-at.ts";
import { Form } from "../kit/form-frame.tsx";
import { useFieldId } from "../kit/form.tsx";
import { EventCard, NoEventCard } from "./event-card.tsx";
import type { EventPart } from "./event-card.tsx";
import { form } from "./form.tsx";
import { rsvp1Fields } from "./fields.ts";

function Question({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
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
  const { message } = useEnvironment();
  const titleId = useFieldId("title");
  const guestsLimit = useField(rsvp1Fields.guestsLimit);
  return (
    <div className="rsvp__form">
      <div className="rsvp__question cq" id={titleId}>
        <Question heading={rank === 1 ? "h2" : "h3"} />
      </div>
      <Form
        of={form}
        given={{ guestsLimit }}
        className="form"
        hidden={{ eventId: event.id }}
        data={{
          "data-closes": repliesEndAt(event),
          "data-closed": message("rsvpClosed"),
          "data-full": event.capacity === null ? undefined : message("rsvpFull"),
        }}
      />
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
