import type { TemplateChange } from "#/site/template-change.ts";

export const headerSplitChanges: readonly TemplateChange[] = [
  {
    name: "film, open now, and cut-outs",
    up: (fields) => ({
      ...fields,
      film: {},
      filmNote: {},
      filmLink: null,
      openNow: false,
      objects: [],
    }),
  },
];
