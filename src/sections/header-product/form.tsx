import { JoinedForm, joinedFormClasses } from "../kit/joined-form.tsx";
import type { SectionForm } from "../kit/section-form.ts";

export const form: SectionForm<{ hasHint: boolean }> = {
  name: "header-product",
  kind: "email",
  endings: { subscribed: "subscribedText" },
  View: JoinedForm,
  classes: joinedFormClasses,
};
