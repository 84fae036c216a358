import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

export const rsvp1Changes: readonly TemplateChange[] = [
  {
    name: "texts after replying",
    up: (fields) => ({ ...fields, comingText: {}, notComingText: {} }),
  },
  airChange,
  {
    name: "a line for the date and a tick for the newsletter",
    up: (fields) => ({ ...fields, dateLine: {}, newsletterLabel: {} }),
  },
];
