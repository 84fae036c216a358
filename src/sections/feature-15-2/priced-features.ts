import type { FieldsOf } from "#/fields/field-spec.ts";
import type { ReadText, SectionAbout } from "../kit/index.ts";
import type { feature152Fields } from "./fields.ts";

/** Its blocks as things with a price: the badge is the price, the first line of the text their name. */
export function pricedFeatures(
  { features }: FieldsOf<typeof feature152Fields>,
  read: ReadText,
): SectionAbout {
  const priced = features.map(({ paragraph, badgeText, picture }) => {
    const lines = read(paragraph).split("\n");
    const [name = "", ...others] = lines.map((line) => line.replace(/^\s*•\s*/, "").trim());
    const description = others.filter((line) => line !== "").join("; ");
    return { name, description, price: read(badgeText), picture };
  });
  return { priced };
}
