import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const ticketsDatedChanges: readonly TemplateChange[] = [
  { name: "how much is sold", up: (fields) => withItemFields(fields, "tickets", { sold: 0 }) },
];
