import type { TemplateChange } from "#/site/template-change.ts";

export const actionBackdropChanges: readonly TemplateChange[] = [
  { name: "ink", up: (fields) => ({ ...fields, ink: "light" }) },
];
