import type { ReactNode } from "react";
import { contactMessageRows } from "#/site/design-constants.ts";
import { Field, FormFoot, TextArea } from "../kit/form.tsx";
import type { FormGiven, SectionForm } from "../kit/section-form.ts";

/** What stands in the form. */
function ContactForm(): ReactNode {
  return (
    <>
      <div className="form__pair">
        <Field of="namePlaceholder" name="name" />
        <Field of="emailPlaceholder" name="email" />
      </div>
      <TextArea of="messagePlaceholder" rows={contactMessageRows} />
      <FormFoot button="buttonText" hint="hint" />
    </>
  );
}

export const form: SectionForm<FormGiven> = {
  name: "contact-14",
  kind: "contact",
  endings: { contactSent: "sentText" },
  View: ContactForm,
  classes: ["form__pair"],
};
