import type { TemplateChange } from "#/site/template-change.ts";

export const linksBioChanges: readonly TemplateChange[] = [
  {
    name: "profiles and a large picture",
    up: (fields) => ({ ...fields, large: null, profiles: [] }),
  },
];
