import type { TemplateChange } from "#/site/template-change.ts";

export const pageTitleChanges: readonly TemplateChange[] = [
  { name: "a picture", up: (fields) => ({ ...fields, picture: null }) },
];
