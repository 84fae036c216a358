import { feature5 } from "#/sections/feature-5/index.ts";
import type { FieldsOf } from "#/fields/field-spec.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { itemsOf } from "../demo-fields.ts";

const { item } = feature5.fields.blocks;

/** A block of Feature5: a title and what is ticked below it; the ids begin with `id`. */
export function tickedList(
  id: string,
  title: LocalizedText,
  texts: readonly LocalizedText[],
): FieldsOf<typeof item> {
  return {
    title,
    items: itemsOf(
      item.items,
      id,
      texts.map((text) => ({ text })),
    ),
  };
}
