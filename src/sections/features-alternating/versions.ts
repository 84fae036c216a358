import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const featuresAlternatingChanges: readonly TemplateChange[] = [
  {
    name: "the background of each picture",
    up: (fields) => withItemFields(fields, "rows", { ground: "tint" }),
  },
];
