import type { ReactNode } from "react";
import { useEnvironment, useField } from "../kit/index.ts";
import type { SiteEvent } from "#/site/event.ts";
import { repliesEndAt } from "#/site/replies-end-at.ts";
import { Form } from "../kit/form-frame.tsx";
import { form } from "./form.tsx";
import { rsvp1Fields } from "./fields.ts";

/** The form by which visitors reply to an event. */
export function ReplyForm({ event }: { readonly event: SiteEvent }): ReactNode {
  const { message } = useEnvironment();
  return (
    <Form
      of={form}
      given={{ guestsLimit: useField(rsvp1Fields.guestsLimit) }}
      className="form"
      hidden={{ eventId: event.id }}
      data={{
        "data-closes": repliesEndAt(event),
        "data-closed": message("rsvpClosed"),
        "data-full": event.capacity === null ? undefined : message("rsvpFull"),
      }}
    />
  );
}
