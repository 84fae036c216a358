import { splitGraphemes } from "unicode-segmenter/grapheme";
import { isWithin, textLength } from "./text-length.ts";

/** The second half of a character that takes two code units. */
function isSecondHalf(text: string, place: number): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.charAt(place));
}

/** What stands in both texts before and behind where they differ, in code units, with no character broken. */
function alike(before: string, after: string): { readonly start: number; readonly end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isSecondHalf(after, start) || isSecondHalf(before, start)) start = Math.max(0, start - 1);
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isSecondHalf(after, after.length - end)) end = Math.max(0, end - 1);
  return { start, end };
}

/**
 * What a field holds once `before` became `after` in it: where that is too long, less of what was inserted, never of
 * what stood there. A text that is over its limit already gets no longer.
 */
export function within(before: string, after: string, limit: number): string {
  const most = Math.max(limit, textLength(before));
  if (isWithin(after, most)) return after;
  const { start, end } = alike(before, after);
  const inserted = [...splitGraphemes(after.slice(start, after.length - end))];
  const withFirst = (count: number): string =>
    after.slice(0, start) + inserted.slice(0, count).join("") + after.slice(after.length - end);
  let [fits, tooMany] = [-1, inserted.length];
  // signs join with what stands beside them: the whole is measured
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (isWithin(withFirst(count), most)) fits = count;
    else tooMany = count;
  }
  if (fits >= 0) return withFirst(fits);
  return inserted.length === 0 ? after : before;
}
