import { headingLevels } from "./type-scale.ts";
import type { HeadingLevel } from "./type-scale.ts";

const longTitle = 40;
const veryLongTitle = 70;

const gluingSpace = /[\u00a0\u202f\u2060\ufeff]/gu;
// Scripts whose lines may break between any two letters, or that browsers break by dictionary.
const breaksAnywhere =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])/u;
const breaksAtSpace = /[\s\u00ad\u200b]+|(?<=[-\u2010\u2013\u2014])/u;
const combiningMarks = /\p{M}/gu;

/**
 * Letters of the longest piece that no line break divides, 1 at least. Titles are sized by it so that they never
 * overflow; give it the text as displayed (after `typeset`), for a non-breaking space joins words.
 */
export function longestWordLetters(text: string): number {
  let longest = 1;
  for (const word of text.replace(gluingSpace, "_").split(breaksAtSpace)) {
    for (const piece of word.split(breaksAnywhere)) {
      longest = Math.max(longest, [...piece.replace(combiningMarks, "")].length);
    }
  }
  return longest;
}

/** Long titles drop a level of size: over 40 characters one, over 70 two, never below 24. */
export function titleLevel(text: string, level: HeadingLevel): HeadingLevel {
  const length = [...text.trim()].length;
  const drop = length > veryLongTitle ? 2 : length > longTitle ? 1 : 0;
  return headingLevels[headingLevels.indexOf(level) + drop] ?? 24;
}
