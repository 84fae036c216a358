import type { TemplateChange } from "#/site/template-change.ts";

export const logosRowChanges: readonly TemplateChange[] = [
  { name: "names beside the logos", up: (fields) => ({ ...fields, named: false }) },
];
