import type { TextMark } from "#/site/text-mark.ts";
import { placeCaret, readEditable, selectionWithin } from "../editable-dom.ts";
import type { CharacterRange } from "../editable-dom.ts";
import { stressedIn, writeStressed } from "./marked-form.ts";

/** What a word is made of: "it’s", "well-made". */
const wordPart = /[\p{L}\p{N}\p{M}’'‑-]/u;

/** The words that are selected, without the space at their ends; without any, the word or the stressed words at the caret. */
export function wordsMeant(
  text: string,
  { start, end }: CharacterRange,
  marks: readonly TextMark[],
): CharacterRange {
  let from = start;
  let to = end;
  if (start === end) {
    const own = marks.find((mark) => mark.from <= start && mark.to >= start);
    if (own) return { start: own.from, end: own.to };
    while (from > 0 && wordPart.test(text[from - 1] ?? "")) from -= 1;
    while (to < text.length && wordPart.test(text[to] ?? "")) to += 1;
    return { start: from, end: to };
  }
  while (from < to && text[from]?.trim() === "") from += 1;
  while (to > from && text[to - 1]?.trim() === "") to -= 1;
  return { start: from, end: to };
}

/** Whether all of a stretch is stressed; nothing is of none. */
export function isStressed({ start, end }: CharacterRange, marks: readonly TextMark[]): boolean {
  return start < end && marks.some(({ from, to }) => from <= start && to >= end);
}

/** The marks once a stretch was stressed, or is no more where all of it was. */
export function withStress(
  { start, end }: CharacterRange,
  marks: readonly TextMark[],
): readonly TextMark[] {
  if (start === end) return marks;
  const emphasis = (from: number, to: number): TextMark[] =>
    from < to ? [{ kind: "emphasis", from, to }] : [];
  if (isStressed({ start, end }, marks))
    return marks.flatMap(({ from, to }) => [
      ...emphasis(from, Math.min(to, start)),
      ...emphasis(Math.max(from, end), to),
    ]);
  const touched = marks.filter(({ from, to }) => to >= start && from <= end);
  const others = marks.filter((mark) => !touched.includes(mark));
  const from = Math.min(start, ...touched.map((mark) => mark.from));
  const to = Math.max(end, ...touched.map((mark) => mark.to));
  return [...others, ...emphasis(from, to)].toSorted((one, other) => one.from - other.from);
}

/** What of an element's text is meant by where the caret is, and its marks; undefined where the caret is elsewhere. */
export function stressAtCaret(element: Element) {
  const selected = selectionWithin(element);
  if (!selected) return undefined;
  const marks = stressedIn(element);
  return { selected, marks, meant: wordsMeant(readEditable(element), selected, marks) };
}

/** Stresses the words at the caret, or takes their stress away; the selection stays. Answers whether there were any. */
export function toggleStress(element: Element): boolean {
  const at = stressAtCaret(element);
  if (!at || at.meant.start === at.meant.end) return false;
  const { selected, marks, meant } = at;
  writeStressed(element, readEditable(element), withStress(meant, marks));
  placeCaret(element, selected.start, selected.end);
  return true;
}
