import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const timetableWeekChanges: readonly TemplateChange[] = [
  {
    name: "colours and links of cells",
    up: (fields) => ({ ...withItemFields(fields, "rows", { facts: {} }), kinds: [] }),
  },
];
