import { countGraphemes } from "unicode-segmenter/grapheme";

/**
 * Characters are what people see as one (R37): grapheme clusters of Unicode, by the same tables in
 * browsers and on the server. The unit of every limit, counter and cut.
 */

/** A text may have this many code points for each character of its limit: no character is endless. */
export const codePointsPerCharacter = 8;

/** Signs that never join with their neighbours: Latin and Cyrillic letters, digits, punctuation, line feeds. */
const joining =
  /[^\n\u0020-\u007E\u00A0-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u201F\u2026\u20A0-\u20BF]/;

/** Length of a text in characters. */
export function textLength(text: string): number {
  return joining.test(text) ? countGraphemes(text) : text.length;
}

/** Length of a text in code points. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Most UTF-16 code units that a text of `limit` characters may have: what `maxlength` counts. */
export function mostCodeUnits(limit: number): number {
  return limit * codePointsPerCharacter * 2;
}

/** Whether a text keeps a limit in characters, with at most eight code points for each. */
export function isWithin(text: string, limit: number): boolean {
  // no text has more characters than code units: the long way is for those in between only
  if (text.length <= limit) return true;
  if (text.length > mostCodeUnits(limit)) return false;
  return codePoints(text) <= limit * codePointsPerCharacter && textLength(text) <= limit;
}

/** Whether there are words, of up to so many characters. */
export function isShort(text: string, most: number): boolean {
  const words = text.trim();
  return words !== "" && isWithin(words, most);
}
