import type { TemplateChange } from "#/site/template-change.ts";

export const feature152Changes: readonly TemplateChange[] = [
  { name: "space above and below", up: (fields) => ({ ...fields, air: "normal" }) },
];
