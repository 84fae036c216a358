import { cutText } from "#/lib/cut-text.ts";
import { isWithin, textLength } from "#/lib/text-length.ts";

/** Puts pasted text in, cut so that the field has `limit` characters at most; says whether it had to be cut. */
export function pasteCut(
  field: HTMLInputElement | HTMLTextAreaElement,
  pasted: string,
  limit: number,
): boolean {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const room = limit - textLength(value.slice(0, start)) - textLength(value.slice(end));
  const breaks = field instanceof HTMLInputElement ? " " : "\n";
  const text = pasted.replaceAll(/\r\n?|\n/g, breaks);
  if (isWithin(text, room)) return false;
  field.setRangeText(cutText(text, Math.max(room, 0)), start, end, "end");
  return true;
}
