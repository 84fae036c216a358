import { splitGraphemes } from "unicode-segmenter/grapheme";
import { codePoints, codePointsPerCharacter, isWithin } from "./text-length.ts";

/** As many whole characters from the start of a text as keep a limit. */
export function cutText(text: string, limit: number): string {
  if (isWithin(text, limit)) return text;
  let points = 0;
  let length = 0;
  let cut = "";
  for (const character of splitGraphemes(text)) {
    points += codePoints(character);
    length += 1;
    if (length > limit || points > limit * codePointsPerCharacter) break;
    cut += character;
  }
  return cut;
}

/** As many whole characters from the end of a text. */
export function lastText(text: string, length: number): string {
  return [...splitGraphemes(text)].slice(-length).join("");
}

/** As much of a line as keeps a limit, ended where a word does if one ends in its second half, with no loose sign behind it. */
export function cutWords(line: string, limit: number): string {
  const cut = cutText(line, limit);
  if (cut === line) return line;
  const end = /\s/u.test(line.charAt(cut.length)) ? cut.length : cut.search(/\s\S*$/u);
  return cut.slice(0, end > cut.length / 2 ? end : cut.length).replace(/[\s,;:–—-]+$/u, "");
}
