import { lineLetters } from "#/lib/letter-width.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { Theme } from "#/site/theme.ts";
import { lineWidth } from "./line-width.ts";
import type { LineWidth } from "./line-width.ts";

const square = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
/** White before a letter that isn't measured, in em. */
const usualWhite = 0.04;

/**
 * How wide a large title is in one line, in the capitals that its look sets it in; in em of the theme's titles. Where its
 * letters aren't measured it is what they need at most.
 */
export function titleWidth(
  title: string,
  language: string,
  { fonts, look }: Pick<Theme, "fonts" | "look">,
): LineWidth {
  const pair = fontPairOf(fonts);
  const capitals = look === "SHARP" ? pair.capitals : undefined;
  const line = capitals === undefined ? title : title.toLocaleUpperCase(language);
  const measured = lineWidth(line, fonts);
  if (measured) return measured;
  const letters = lineLetters(title) * (capitals ?? pair.letterWidth);
  const whole = Math.max(letters, line.match(square)?.length ?? 0);
  return { whole, ink: whole, before: usualWhite };
}
