import type { FieldsOf } from "#/fields/field-spec.ts";
import type { ReadText, SectionAbout } from "../kit/index.ts";
import type { pricing8Fields } from "./fields.ts";

/** Its cards as things with a price. */
export function pricedCards(
  { cards }: FieldsOf<typeof pricing8Fields>,
  read: ReadText,
): SectionAbout {
  const priced = cards.map(({ title, description, price }) => ({
    name: read(title),
    description: read(description),
    price: read(price),
    picture: null,
  }));
  return { priced };
}
