import type { ReactNode } from "react";
import { ContactForm } from "../kit/contact-form.tsx";
import type { FormGiven, SectionForm } from "../kit/section-form.ts";

function VisitForm(): ReactNode {
  return <ContactForm rows={4} />;
}

export const form: SectionForm<FormGiven> = {
  name: "contact-map",
  kind: "contact",
  endings: { contactSent: "sentText" },
  View: VisitForm,
  classes: ["form__pair"],
};
