import type { TemplateChange } from "#/site/template-change.ts";

export const pricingPlansChanges: readonly TemplateChange[] = [
  { name: "what the highlighted plan stands on", up: (fields) => ({ ...fields, best: "brand" }) },
];
