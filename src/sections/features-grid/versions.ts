import type { TemplateChange } from "#/site/template-change.ts";
import { withItemFields } from "../kit/item-fields.ts";

export const featuresGridChanges: readonly TemplateChange[] = [
  {
    name: "a note and a link of each cell, and the heading within the grid",
    up: (fields) =>
      withItemFields({ ...fields, isJoined: false }, "cells", { note: {}, link: null }),
  },
];
