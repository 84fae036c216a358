import * as z from "zod/mini";
import { linkSchema } from "./link.ts";

/** Most marks of one wording. */
export const marksPerText = 200;

const place = z.int().check(z.nonnegative());

/** What a stretch of a text is marked as; `from` and `to` in UTF-16 code units of the text, the end excluded (R39). */
export const textMarkSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("strong"), from: place, to: place }),
  z.strictObject({ kind: z.literal("emphasis"), from: place, to: place }),
  z.strictObject({ kind: z.literal("link"), from: place, to: place, link: linkSchema }),
]);
export type TextMark = z.infer<typeof textMarkSchema>;
export type MarkKind = TextMark["kind"];

/** Whether each mark is on words of a text of this length. */
export function areMarksWithin(marks: readonly TextMark[], length: number): boolean {
  return marks.every(({ from, to }) => from < to && to <= length);
}

/** Whether a text may have these marks whose field has those of `kinds`; a plain text has none, not even no mark. */
export function mayHaveMarks(
  marks: readonly TextMark[] | undefined,
  kinds: readonly MarkKind[] = [],
): boolean {
  return !marks || (kinds.length > 0 && marks.every(({ kind }) => kinds.includes(kind)));
}

/** The stretch that was changed: where it begins, and how much of both texts behind it is the same. */
function changedStretch(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  return { start, end };
}

/** The marks of a text where its words have come to stand in another one; those whose words are gone are left out. */
export function movedMarks(
  marks: readonly TextMark[],
  before: string,
  after: string,
): readonly TextMark[] {
  if (before === after) return marks;
  const { start, end } = changedStretch(before, after);
  const endBefore = before.length - end;
  const endAfter = after.length - end;
  const shift = after.length - before.length;
  return marks.flatMap((mark) => {
    // what is rewritten within a mark stays marked; what is written at its edges doesn't become so
    const from =
      mark.from >= endBefore ? mark.from + shift : mark.from <= start ? mark.from : endAfter;
    const to = mark.to <= start ? mark.to : mark.to >= endBefore ? mark.to + shift : start;
    return from < to ? [{ ...mark, from, to }] : [];
  });
}
