import type { TemplateChange } from "#/site/template-change.ts";

export const rsvp1Changes: readonly TemplateChange[] = [
  {
    name: "texts after replying",
    up: (fields) => ({ ...fields, comingText: {}, notComingText: {} }),
  },
  { name: "space above and below", up: (fields) => ({ ...fields, air: "normal" }) },
];
