import type { ReactNode } from "react";
import { ReportForm } from "#/chrome/report-form.tsx";
import { ContactForm } from "#/sections/contact-14/contact-form.tsx";
import { SubscribeForm } from "#/sections/email-1/subscribe-form.tsx";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import { ReplyForm } from "#/sections/rsvp-1/reply-form.tsx";
import { fieldOf } from "./form-values.ts";
import type { PageText } from "./page-texts.ts";
import type { Say } from "./page-words.ts";

export interface FormViewInput {
  readonly kind: LiveFormKind;
  readonly form: HTMLFormElement;
  readonly texts: ReadonlyMap<string, PageText>;
  readonly say: Say;
}

/** What stands in a form of a kind, as the page was drawn with it. */
export function formView({ kind, form, texts, say }: FormViewInput): ReactNode {
  switch (kind) {
    case "email":
      return <SubscribeForm hasHint={texts.has("hint")} />;
    case "contact":
      return <ContactForm />;
    case "rsvp": {
      const guests = fieldOf(form, "guests");
      return (
        <ReplyForm guestsLimit={guests instanceof HTMLInputElement ? Number(guests.max) : 0} />
      );
    }
    case "compliance":
      return <ReportForm message={say} prefix="report" />;
  }
}
