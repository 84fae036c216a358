import type { ReactNode } from "react";
import { Root, Text, useChoice, useEnvironment, useNumber, useScope } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Field, Form, FormFoot, TextArea, useFieldId } from "../kit/form.tsx";
import type { SiteEvent } from "#/site/event.ts";
import { EventCard, NoEventCard } from "./event-card.tsx";
import type { EventPart } from "./event-card.tsx";

function Answer({ value, of }: { value: "yes" | "no"; of: string }): ReactNode {
  return (
    <label>
      <input type="radio" name="attending" value={value} defaultChecked={value === "yes"} />
      <Text of={of} as="span" />
    </label>
  );
}

/** A number field; the two buttons show once a script makes them work. */
function Guests({ limit }: { limit: number }): ReactNode {
  const { message } = useEnvironment();
  const id = useFieldId("guests");
  return (
    <div className="stepper">
      <Text of="guestsLabel" as="label" htmlFor={id} />
      <div>
        <button
          className="icon-button"
          type="button"
          data-step="-1"
          aria-label={message("rsvpFewer")}
          hidden
        >
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12" />
          </svg>
        </button>
        <input
          id={id}
          name="guests"
          type="number"
          inputMode="numeric"
          min="0"
          max={limit}
          defaultValue="0"
        />
        <button
          className="icon-button"
          type="button"
          data-step="1"
          aria-label={message("rsvpMore")}
          hidden
        >
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12M12 6v12" />
          </svg>
        </button>
      </div>
    </div>
  );
}

function Question({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <Text
        of="title"
        as={heading}
        className="title"
        level={24}
        data={{ "data-align": useChoice("titleAlignment") }}
      />
      <Text
        of="paragraph"
        as="p"
        className="text"
        format="lines"
        data={{ "data-align": useChoice("paragraphAlignment") }}
      />
    </>
  );
}

function ReplyForm({ event }: { event: SiteEvent }): ReactNode {
  const titleId = useFieldId("title");
  const limit = useNumber("guestsLimit");
  return (
    <Form kind="rsvp" className="form" hidden={{ eventId: event.id }}>
      <fieldset className="choice" aria-labelledby={titleId}>
        <Answer value="yes" of="yesText" />
        <Answer value="no" of="noText" />
      </fieldset>
      <Field of="namePlaceholder" name="name" />
      <Field of="emailPlaceholder" name="email" />
      {limit > 0 && <Guests limit={limit} />}
      <TextArea of="messagePlaceholder" rows={3} />
      <FormFoot button="buttonText" hint="hint" />
    </Form>
  );
}

function Reply({ event, replies, rank }: EventPart): ReactNode {
  const { message } = useEnvironment();
  const titleId = useFieldId("title");
  return (
    <div className="rsvp__form">
      <div className="rsvp__question cq" id={titleId}>
        <Question heading={rank === 1 ? "h2" : "h3"} />
      </div>
      {replies.state === "open" ? (
        <ReplyForm event={event} />
      ) : (
        <p className="notice">{message(replies.state === "full" ? "rsvpFull" : "rsvpClosed")}</p>
      )}
    </div>
  );
}

export function Rsvp1({ rank }: SectionViewProps): ReactNode {
  const environment = useEnvironment();
  const id = environment.useField(useScope(), "event") as string | null;
  const event = environment.event(id);
  const replies = (event && environment.replies?.(event)) ?? { state: "open", left: null };
  return (
    <Root className="section rsvp" ground={useChoice<"page" | "band">("ground")}>
      <div className="wrap">
        {event ? (
          <div className="rsvp__grid">
            <EventCard event={event} replies={replies} rank={rank} />
            <Reply event={event} replies={replies} rank={rank} />
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
