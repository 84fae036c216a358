import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const programmeTracksChanges: readonly TemplateChange[] = [
  { name: "the date of a day", up: (fields) => withItemFields(fields, "days", { on: null }) },
  { name: "sessions that visitors keep", up: (fields) => ({ ...fields, plan: {} }) },
  { name: "the link of a day", up: (fields) => withItemFields(fields, "days", { link: null }) },
  {
    name: "the first day alone beside a page that has all of them",
    up: (fields) => ({ ...fields, isPart: false }),
  },
];
