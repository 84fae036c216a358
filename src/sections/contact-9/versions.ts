import type { TemplateChange } from "#/site/template-change.ts";

export const contact9Changes: readonly TemplateChange[] = [
  { name: "space above and below", up: (fields) => ({ ...fields, air: "normal" }) },
];
