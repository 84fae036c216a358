import { headingLevels } from "./type-scale.ts";
import type { HeadingLevel } from "./type-scale.ts";

const longTitle = 40;
const veryLongTitle = 70;

// A browser may break a line at white space (not at a non-breaking one) and after a hyphen.
const breaks = /[\s\u00ad\u200b]+|(?<=[-\u2010\u2013\u2014])/u;
const noBreakSpace = /[\u00a0\u202f\u2060\ufeff]/gu;
const marks = /\p{M}/gu;

/** Letters of the longest piece that a line break can't divide; 1 at least. Titles are sized by it so as not to overflow. */
export function longestWordLetters(text: string): number {
  let longest = 1;
  for (const word of text.replace(noBreakSpace, "_").split(breaks)) {
    longest = Math.max(longest, [...word.replace(marks, "")].length);
  }
  return longest;
}

/** Long titles drop a level of size: over 40 characters one, over 70 two, never below 24. */
export function titleLevel(text: string, level: HeadingLevel): HeadingLevel {
  const length = [...text.trim()].length;
  const drop = length > veryLongTitle ? 2 : length > longTitle ? 1 : 0;
  const last = headingLevels.length - 1;
  return headingLevels[Math.min(headingLevels.indexOf(level) + drop, last)] ?? level;
}
