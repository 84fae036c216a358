import {
  placeCaret,
  readEditable,
  selectionWithin,
  swapCharacters,
  writeEditable,
} from "./editable-dom.ts";
import type { CharacterRange, TextShape } from "./editable-dom.ts";
import { listSelection, placeListCaret, readListElement, writeListElement } from "./list-dom.ts";
import { joinedRange, settled, shownLines, withInserted } from "./list-lines.ts";
import type { Caret } from "./list-lines.ts";
import type { TextMark } from "#/site/text-mark.ts";

/** How a text of some shape stands in its element, and what typing in it does. */
export interface EditableForm {
  /** What of a stored text is shown, and in which order. */
  shown(stored: string): string;
  read(element: Element): string;
  write(element: Element, text: string, marks: readonly TextMark[]): void;
  /** What stretches of it are, where they can be anything. */
  marks?(element: Element): readonly TextMark[];
  selection(element: Element): CharacterRange | undefined;
  placeCaret(element: Element, offset: number, end?: number): void;
  /** What somebody has just typed. */
  readTyped(element: Element): Caret;
  /** Shows what was typed as it is displayed; the caret stays with its words. */
  retouch(element: Element, typed: Caret, displayed: string): void;
  inserted(text: string, selected: CharacterRange, words: string): Caret;
  /** What a deletion takes away that the browser can't do, where it can't do all: it would leave other elements. */
  deleted?(
    text: string,
    selected: CharacterRange,
    direction: "backward" | "forward",
  ): CharacterRange | undefined;
}

export function plainForm(shape: Exclude<TextShape, "list">): EditableForm {
  return {
    shown: (stored) => stored,
    read: readEditable,
    write: (element, text) => writeEditable(element, text, shape),
    selection: selectionWithin,
    placeCaret,
    readTyped: (element) => ({ text: readEditable(element), offset: 0 }),
    retouch: (element, { text }, displayed) => swapCharacters(element, text, displayed),
    inserted: (text, { start, end }, words) => ({
      text: text.slice(0, start) + words + text.slice(end),
      offset: start + words.length,
    }),
  };
}

const listForm: EditableForm = {
  shown: shownLines,
  read: readListElement,
  write: writeListElement,
  selection: listSelection,
  placeCaret: placeListCaret,
  readTyped(element) {
    const text = readListElement(element);
    return settled({ text, offset: listSelection(element)?.start ?? text.length });
  },
  retouch(element, { offset }, displayed) {
    if (writeListElement(element, displayed)) placeListCaret(element, offset);
  },
  inserted: (text, selected, words) => settled(withInserted(text, selected, words)),
  deleted: joinedRange,
};

const forms: Readonly<Record<TextShape, EditableForm>> = {
  lines: plainForm("lines"),
  contact: plainForm("contact"),
  list: listForm,
};

export function formOf(shape: TextShape): EditableForm {
  return forms[shape];
}
