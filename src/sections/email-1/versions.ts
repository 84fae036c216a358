import type { TemplateChange } from "#/site/template-change.ts";

export const email1Changes: readonly TemplateChange[] = [
  { name: "text after subscribing", up: (fields) => ({ ...fields, subscribedText: {} }) },
  { name: "space above and below", up: (fields) => ({ ...fields, air: "normal" }) },
];
