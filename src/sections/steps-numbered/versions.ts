import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const stepsNumberedChanges: readonly TemplateChange[] = [
  {
    name: "a picture of each step",
    up: (fields) => withItemFields(fields, "steps", { picture: null }),
  },
  {
    name: "icons of steps, and how many are done",
    up: (fields) => ({ ...withItemFields(fields, "steps", { icon: "" }), done: 0 }),
  },
];
