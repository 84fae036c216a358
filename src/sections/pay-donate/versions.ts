import type { TemplateChange } from "#/site/template-change.ts";

export const payDonateChanges: readonly TemplateChange[] = [
  {
    // their words may say that the payment page asks for it
    name: "another amount is typed on the page",
    up: (fields) => ({ ...fields, asksAmount: false }),
  },
];
