import type { ReactNode } from "react";
import { Field, FormFoot, TextArea } from "./form.tsx";

/** What stands in a short contact form: name, email, a message of so many rows, and the button. */
export function ContactForm({ rows }: { readonly rows: number }): ReactNode {
  return (
    <>
      <div className="form__pair">
        <Field of="namePlaceholder" name="name" />
        <Field of="emailPlaceholder" name="email" />
      </div>
      <TextArea of="messagePlaceholder" rows={rows} />
      <FormFoot button="buttonText" hint="hint" />
    </>
  );
}
