import { use } from "react";
import type { ReactNode } from "react";
import { useEnvironment } from "../kit/environment.ts";
import { FormStateContext } from "../kit/form-state.ts";
import { Field, FieldError, FormFoot, FormText, TextArea, useFieldId } from "../kit/form.tsx";
import { Shown } from "../kit/slots.tsx";
import type { SectionForm } from "../kit/section-form.ts";

function Answer({ value, of }: { value: "yes" | "no"; of: string }): ReactNode {
  return (
    <label>
      <input type="radio" name="attending" value={value} defaultChecked={value === "yes"} />
      <FormText of={of} as="span" />
    </label>
  );
}

interface StepProps {
  readonly by: -1 | 1;
  readonly label: string;
}

/** Shown once the island makes it work; it finds it by `data-step`. */
function Step({ by, label }: StepProps): ReactNode {
  return (
    <button
      className="icon-button"
      type="button"
      data-step={by}
      aria-label={label}
      hidden={!use(FormStateContext).isLive}
    >
      <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
        <path d={by < 0 ? "M6 12h12" : "M6 12h12M12 6v12"} />
      </svg>
    </button>
  );
}

function Guests({ limit }: { limit: number }): ReactNode {
  const { message } = useEnvironment();
  const { problems } = use(FormStateContext);
  const id = useFieldId("guests");
  return (
    <>
      <div className="stepper">
        <FormText of="guestsLabel" as="label" htmlFor={id} />
        <div>
          <Step by={-1} label={message("rsvpFewer")} />
          <input
            id={id}
            name="guests"
            type="number"
            inputMode="numeric"
            min="0"
            max={limit}
            defaultValue="0"
            aria-invalid={problems["guests"] !== undefined || undefined}
            aria-describedby={`${id}-note`}
          />
          <Step by={1} label={message("rsvpMore")} />
        </div>
      </div>
      <FieldError id={id} name="guests" />
    </>
  );
}

/** Whether somebody wants the newsletter too: never ticked beforehand, and nothing that a reply needs. */
function Newsletter(): ReactNode {
  const id = useFieldId("newsletter");
  return (
    <Shown when="newsletterLabel">
      <div data-tick="">
        <input id={id} name="newsletter" type="checkbox" value="yes" />
        <FormText of="newsletterLabel" as="label" htmlFor={id} />
      </div>
    </Shown>
  );
}

/** What stands in the form. `guestsLimit`: most guests that one may bring; with 0 nobody is asked. */
function ReplyForm({ guestsLimit }: { guestsLimit: number }): ReactNode {
  const titleId = useFieldId("title");
  return (
    <>
      <fieldset className="choice" aria-labelledby={titleId}>
        <Answer value="yes" of="yesText" />
        <Answer value="no" of="noText" />
      </fieldset>
      <Field of="namePlaceholder" name="name" />
      <Field of="emailPlaceholder" name="email" />
      {guestsLimit > 0 && <Guests limit={guestsLimit} />}
      <TextArea of="messagePlaceholder" rows={3} />
      <Newsletter />
      <FormFoot button="buttonText" hint="hint" />
    </>
  );
}

export const form: SectionForm<{ guestsLimit: number }> = {
  name: "rsvp-1",
  kind: "rsvp",
  says: ({ guestsLimit }) =>
    guestsLimit > 0 ? ["rsvpGuestsInvalid", "rsvpFewer", "rsvpMore"] : [],
  endings: { rsvpYes: "comingText", rsvpNo: "notComingText" },
  View: ReplyForm,
  classes: ["choice", "stepper"],
};
