import type { TemplateChange } from "#/site/template-change.ts";

export const contact14Changes: readonly TemplateChange[] = [
  { name: "text after sending", up: (fields) => ({ ...fields, sentText: {} }) },
  { name: "space above and below", up: (fields) => ({ ...fields, air: "normal" }) },
];
