import type { TemplateChange } from "#/site/template-change.ts";

export const feature5Changes: readonly TemplateChange[] = [
  { name: "icon of the lines", up: (fields) => ({ ...fields, icon: "" }) },
];
