import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

interface Lists extends StoredFields {
  readonly blocks: readonly (StoredItem & { readonly items: readonly StoredItem[] })[];
}

/** Every line shows the icon of all lines, as it did. */
function withLineIcons(fields: StoredFields): StoredFields {
  // what a version stored has been checked against its specs
  const { blocks } = fields as Lists;
  return {
    ...fields,
    blocks: blocks.map((block) => ({
      ...block,
      items: block.items.map((line) => ({ ...line, icon: "" })),
    })),
  };
}

export const feature5Changes: readonly TemplateChange[] = [
  { name: "icon of the lines", up: (fields) => ({ ...fields, icon: "" }) },
  { name: "icon of each line", up: withLineIcons },
  airChange,
];
