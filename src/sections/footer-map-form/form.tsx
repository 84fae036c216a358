import type { ReactNode } from "react";
import { ContactForm } from "../kit/contact-form.tsx";
import type { FormGiven, SectionForm } from "../kit/section-form.ts";

function QuestionForm(): ReactNode {
  return <ContactForm rows={4} />;
}

export const form: SectionForm<FormGiven> = {
  name: "footer-map-form",
  kind: "contact",
  endings: { contactSent: "sentText" },
  View: QuestionForm,
  classes: ["form__pair"],
};
