import type { TemplateChange } from "#/site/template-change.ts";

export const pricing8Changes: readonly TemplateChange[] = [
  { name: "space above and below", up: (fields) => ({ ...fields, air: "normal" }) },
];
