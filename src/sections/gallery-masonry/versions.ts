import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const galleryMasonryChanges: readonly TemplateChange[] = [
  {
    name: "captions, and whole pictures over them",
    up: (fields) => withItemFields({ ...fields, isCaptioned: false }, "pictures", { note: {} }),
  },
  {
    name: "kinds of pictures",
    up: (fields) =>
      withItemFields({ ...fields, kinds: [], everyKind: {} }, "pictures", { kind: null }),
  },
];
