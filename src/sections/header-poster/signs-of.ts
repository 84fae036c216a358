import { fontPairOf } from "#/site/font-pair.ts";
import type { Theme } from "#/site/theme.ts";
import { lineWidth } from "../kit/line-width.ts";

/** What the style sheet reckons a sign with, of the width of a face's letters; it sets names in capitals in SHARP. */
const share = { small: 0.9, capitals: 0.94 } as const;
/** Browsers round the widths of letters to pixels. */
const rounding = 1.01;
/** A name of a few letters isn't as large as the page is wide. */
const fewest = 4;

/** How many signs a poster's name takes in one line: by the widths of its letters, or their number where these aren't measured. */
export function signsOf(
  name: string,
  language: string,
  { fonts, look }: Pick<Theme, "fonts" | "look">,
): number {
  const isCapital = look === "SHARP";
  const width = lineWidth(isCapital ? name.toLocaleUpperCase(language) : name, fonts);
  const sign = fontPairOf(fonts).letterWidth * (isCapital ? share.capitals : share.small);
  const signs = width ? (width.whole * rounding) / sign : name.length;
  return Math.max(Math.ceil(signs * 100) / 100, fewest);
}
