import type { Link } from "#/site/link.ts";
import { movedMarks } from "#/site/text-mark.ts";
import type { MarkKind, TextMark } from "#/site/text-mark.ts";
import { placeCaret, readEditable, selectionWithin } from "../editable-dom.ts";
import type { CharacterRange } from "../editable-dom.ts";
import type { EditableForm } from "../editable-form.ts";
import { marksIn } from "./marked-form.ts";
import { withItemsToggled } from "./passage-typing.ts";

/** What a word is made of: "it’s", "well-made". */
const wordPart = /[\p{L}\p{N}\p{M}’'‑-]/u;

/** The words that are selected, without the space at their ends; without any, the word or the marked words at the caret. */
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

/** Whether all of a stretch has a mark of these; nothing is of none. */
export function isMarked({ start, end }: CharacterRange, marks: readonly TextMark[]): boolean {
  return start < end && marks.some(({ from, to }) => from <= start && to >= end);
}

/** Marks without what of them is on a stretch. */
function without({ start, end }: CharacterRange, marks: readonly TextMark[]): TextMark[] {
  return marks.flatMap((mark) =>
    [
      { ...mark, to: Math.min(mark.to, start) },
      { ...mark, from: Math.max(mark.from, end) },
    ].filter(({ from, to }) => from < to),
  );
}

/** The marks of one kind once a stretch got it, or has it no more where all of it had it. */
export function withMark(
  kind: "strong" | "emphasis",
  range: CharacterRange,
  marks: readonly TextMark[],
): readonly TextMark[] {
  const { start, end } = range;
  if (start === end) return marks;
  if (isMarked(range, marks)) return without(range, marks);
  const touched = marks.filter(({ from, to }) => to >= start && from <= end);
  const others = marks.filter((mark) => !touched.includes(mark));
  const from = Math.min(start, ...touched.map((mark) => mark.from));
  const to = Math.max(end, ...touched.map((mark) => mark.to));
  return [...others, { kind, from, to }];
}

/** What of an element's text is meant by where the caret is, and its marks of this kind; undefined where the caret is elsewhere. */
export function meantAtCaret(element: Element, kind: MarkKind) {
  const selected = selectionWithin(element);
  if (!selected) return undefined;
  const marks = marksIn(element);
  const own = marks.filter((mark) => mark.kind === kind);
  const others = marks.filter((mark) => mark.kind !== kind);
  return { selected, own, others, meant: wordsMeant(readEditable(element), selected, own) };
}
export type Meant = NonNullable<ReturnType<typeof meantAtCaret>>;

type Form = Pick<EditableForm, "write">;

function rewrite(
  { element, form }: { element: Element; form: Form },
  { selected, others }: Meant,
  own: readonly TextMark[],
): void {
  const marks = [...others, ...own].toSorted((one, other) => one.from - other.from);
  form.write(element, readEditable(element), marks);
  placeCaret(element, selected.start, selected.end);
}

/** What a mark was toggled on, and where the caret was. */
interface Toggled {
  readonly element: Element;
  readonly kind: MarkKind;
  readonly text: string;
  readonly selected: CharacterRange;
  readonly meant: CharacterRange;
}

/** What was toggled last, by whoever toggles marks. */
export interface ToggleMemory {
  current: Toggled | undefined;
}

interface ToggleOptions {
  readonly element: Element;
  readonly form: Form;
  readonly last: ToggleMemory;
}

/** The same words as before where nothing was typed and the caret didn't move since: not only the one that it is in. */
function meantAgain(
  { element, last: { current: last } }: ToggleOptions,
  kind: MarkKind,
  at: Meant,
): CharacterRange {
  const isSame =
    last?.element === element &&
    last.kind === kind &&
    last.text === readEditable(element) &&
    last.selected.start === at.selected.start &&
    last.selected.end === at.selected.end;
  return isSame ? last.meant : at.meant;
}

/**
 * Marks the words at the caret, or takes the mark away; the selection stays. Once more takes that back. Answers whether
 * there were any words.
 */
export function toggleMark(options: ToggleOptions, kind: "strong" | "emphasis"): boolean {
  const { element, form, last } = options;
  const at = meantAtCaret(element, kind);
  if (!at) return false;
  const meant = meantAgain(options, kind, at);
  if (meant.start === meant.end) return false;
  rewrite({ element, form }, at, withMark(kind, meant, at.own));
  const { selected } = at;
  last.current = { element, kind, text: readEditable(element), selected, meant };
  return true;
}

/** Makes the words that were meant lead somewhere; null makes them words. */
export function setLink(element: Element, form: Form, at: Meant, link: Link | null): void {
  const { start: from, end: to } = at.meant;
  const others = without(at.meant, at.own);
  rewrite({ element, form }, at, link ? [...others, { kind: "link", link, from, to }] : others);
}

/**
 * Makes the lines that are selected items of a list, or lines again; the selection stays on them. Answers whether the
 * caret was in the text.
 */
export function toggleItems(element: Element, form: EditableForm): boolean {
  const selected = form.selection(element);
  if (!selected) return false;
  let text = form.read(element);
  let marks = form.marks?.(element) ?? [];
  let { start, end } = selected;
  for (const { at, remove, insert } of withItemsToggled(text, selected)) {
    const next = text.slice(0, at) + insert + text.slice(at + remove);
    marks = movedMarks(marks, text, next);
    const shift = insert.length - remove;
    if (at <= start) start = Math.max(at, start + shift);
    if (at <= end) end = Math.max(at, end + shift);
    text = next;
  }
  // some texts show their items behind all other lines
  const [from, to] = [start, end].map((at) => form.inserted(text, { start: at, end: at }, ""));
  form.write(element, from?.text ?? text, marks);
  form.placeCaret(element, from?.offset ?? start, to?.offset ?? end);
  return true;
}
