import { itemSign } from "#/render/passage-lines.ts";
import type { CharacterRange } from "../editable-dom.ts";
import { isItem, startOfLine, startOfWords, withInserted, withTypedBullet } from "../list-lines.ts";
import type { Caret } from "../list-lines.ts";

/** Lines that may be becoming items: nobody has "•" on a keyboard. */
const mayBecomeItem = /^(?:[-*] |•(?! ))/m;

/** What was typed: "- " at the beginning of a line makes it an item. The caret is asked for only then. */
export function typedInPassage(text: string, caret: () => number | undefined): Caret {
  if (!mayBecomeItem.test(text)) return { text, offset: 0 };
  return withTypedBullet({ text, offset: caret() ?? text.length });
}

/** What is typed or pasted at the caret. Enter in an item begins the next one, in an empty one it ends the list. */
export function insertedInPassage(text: string, selected: CharacterRange, words: string): Caret {
  const { start, end } = selected;
  const line = startOfLine(text, start);
  const isEmptyItem = text.slice(line, end) === itemSign && (text[end] ?? "\n") === "\n";
  if (words === "\n" && isEmptyItem)
    return { text: text.slice(0, line) + text.slice(end), offset: line };
  return withInserted(text, selected, words);
}

/** What a deletion takes away at the edges of items: their sign with them, and what stands between two lines. */
export function deletedOfPassage(
  text: string,
  { start, end }: CharacterRange,
  direction: "backward" | "forward",
): CharacterRange | undefined {
  const hasItem = (stretch: string): boolean =>
    stretch.split("\n").some((line) => line.startsWith(itemSign));
  const from = startOfLine(text, start);
  if (start !== end) {
    const isAcross = text.slice(start, end).includes("\n");
    return isAcross && hasItem(text.slice(from, end)) ? { start, end } : undefined;
  }
  if (direction === "backward") {
    if (isItem(text, start) && start <= startOfWords(text, start))
      return { start: from, end: startOfWords(text, start) };
    const isBehindItem = start === from && start > 0 && isItem(text, start - 1);
    return isBehindItem ? { start: start - 1, end: start } : undefined;
  }
  if (text[start] !== "\n") return undefined;
  const next = startOfWords(text, start + 1);
  return isItem(text, start) || next > start + 1 ? { start, end: next } : undefined;
}

/** The lines that are selected as items of a list, or as lines again where all of them were items. */
export function withItemsToggled(text: string, { start, end }: CharacterRange): readonly Change[] {
  const lines: number[] = [];
  for (let at = startOfLine(text, start); at <= end;) {
    lines.push(at);
    const next = text.indexOf("\n", at);
    if (next < 0) break;
    at = next + 1;
  }
  const areItems = lines.every((at) => text.startsWith(itemSign, at));
  return lines
    .toReversed()
    .filter((at) => areItems || !text.startsWith(itemSign, at))
    .map((at) => ({
      at,
      remove: areItems ? itemSign.length : 0,
      insert: areItems ? "" : itemSign,
    }));
}

/** A stretch that is replaced; several are done from the last one on. */
export interface Change {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}
