import type { ReactNode } from "react";
import { contactMessageRows } from "#/site/design-constants.ts";
import { Field, FormFoot, TextArea } from "../kit/form.tsx";

/** What stands in the form. */
export function ContactForm(): ReactNode {
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
