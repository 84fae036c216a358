import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const teamCardsChanges: readonly TemplateChange[] = [
  {
    name: "a note about each person",
    up: (fields) => withItemFields(fields, "people", { note: {} }),
  },
];
