import type { TemplateChange } from "#/site/template-change.ts";

export const aboutStoryChanges: readonly TemplateChange[] = [
  { name: "a signature", up: (fields) => ({ ...fields, signature: null }) },
];
