import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const reviewsCardsChanges: readonly TemplateChange[] = [
  {
    name: "a ground of each review",
    up: (fields) => withItemFields(fields, "reviews", { ground: "card" }),
  },
];
