import type { TextBinding } from "./text-binding.ts";
import { restingText } from "./text-binding.ts";
import { displayedText, offsetAfterChange, storedAfterEdit } from "./displayed-text.ts";
import { dressText } from "./dress-text.ts";
import {
  placeCaret,
  readEditable,
  selectionWithin,
  swapCharacters,
  writeEditable,
  writeList,
} from "./editable-dom.ts";

/** One text while it is edited: what was stored when the edit began, and what stands there now. */
export interface TextEdit {
  readonly element: HTMLElement;
  binding: TextBinding;
  /** The text that the writer saw when the uncommitted edit began. */
  base: string;
  /** What would be stored now. */
  value: string;
  /** What the element shows of `value`. */
  displayed: string;
}

/** Shows a text as visitors see it. */
export function showResting(element: HTMLElement, binding: TextBinding): void {
  const displayed = displayedText(restingText(binding), binding.language);
  if (binding.shape === "list") writeList(element, displayed);
  else writeEditable(element, displayed, binding.shape);
  dressText(element, binding, displayed);
}

export function beginEdit(element: HTMLElement, binding: TextBinding): TextEdit {
  const value = restingText(binding);
  const displayed = displayedText(value, binding.language);
  // a list is shown by its items; it's edited line by line
  if (binding.shape === "list") writeEditable(element, displayed, "list");
  return { element, binding, base: binding.stored, value, displayed };
}

/** Reads what was typed and typesets it anew, the caret staying where it is. */
export function readEdit(edit: TextEdit): void {
  const now = readEditable(edit.element);
  edit.value = storedAfterEdit({ stored: edit.value, displayed: edit.displayed }, now);
  edit.displayed = displayedText(edit.value, edit.binding.language);
  swapCharacters(edit.element, now, edit.displayed);
  dressText(edit.element, edit.binding, edit.displayed);
}

/** Shows another text in an element that is being edited; the caret moves with the words around it. */
export function replaceEdit(edit: TextEdit, value: string): void {
  const displayed = displayedText(value, edit.binding.language);
  if (displayed !== readEditable(edit.element)) {
    const caret = selectionWithin(edit.element);
    const move = (offset: number) => offsetAfterChange(edit.displayed, displayed, offset);
    writeEditable(edit.element, displayed, edit.binding.shape);
    if (caret) placeCaret(edit.element, move(caret.start), move(caret.end));
  }
  edit.value = value;
  edit.displayed = displayed;
  dressText(edit.element, edit.binding, displayed);
}

/** Types a text at the caret, over what is selected. */
export function insertText(edit: TextEdit, text: string): void {
  const now = readEditable(edit.element);
  const { start, end } = selectionWithin(edit.element) ?? { start: now.length, end: now.length };
  writeEditable(edit.element, now.slice(0, start) + text + now.slice(end), edit.binding.shape);
  placeCaret(edit.element, start + text.length);
  readEdit(edit);
}

/** Whether something was typed that is not committed. An original that was only looked at is no translation. */
export function isDirty(edit: TextEdit): boolean {
  if (edit.value === edit.base) return false;
  return !(edit.base === "" && edit.value === edit.binding.original);
}
