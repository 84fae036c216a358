import type { TemplateChange } from "#/site/template-change.ts";

export const postsCardsChanges: readonly TemplateChange[] = [
  {
    name: "a filter by topic, and pages",
    up: (fields) => ({
      ...fields,
      isFiltered: false,
      everyTopic: {},
      perPage: "all",
      newer: {},
      older: {},
    }),
  },
];
