import type { ReactNode } from "react";
import { contactMessageRows } from "#/site/design-constants.ts";
import { ContactForm } from "../kit/contact-form.tsx";
import type { FormGiven, SectionForm } from "../kit/section-form.ts";

function LongForm(): ReactNode {
  return <ContactForm rows={contactMessageRows} />;
}

export const form: SectionForm<FormGiven> = {
  name: "contact-14",
  kind: "contact",
  endings: { contactSent: "sentText" },
  View: LongForm,
  classes: ["form__pair"],
};
