import { textLength } from "#/lib/text-length.ts";

/** A word of more letters is broken anywhere on a phone of 320 px, in every font and at the smallest size of a text. */
const longestWhole = 34;

/** Spaces, and signs after which a line may break; addresses break after theirs. */
const breaks = /[\s\u00ad\u200b@/?&=._\u2010\u2013\u2014-]+/u;
/** Scripts whose lines break between any two letters, or that browsers break by dictionary. */
const breaksAnywhere =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** How many letters the longest word of a text has, where phones have to break it; 0 where they don't. */
export function brokenLetters(text: string): number {
  if (text.length <= longestWhole) return 0;
  let longest = 0;
  for (const word of text.split(breaks)) {
    if (word.length <= longestWhole || breaksAnywhere.test(word)) continue;
    longest = Math.max(longest, textLength(word));
  }
  return longest > longestWhole ? longest : 0;
}
