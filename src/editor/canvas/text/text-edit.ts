import type { TextMark } from "#/site/text-mark.ts";
import { movedMarks } from "#/site/text-mark.ts";
import type { TextBinding, TextChange } from "./text-binding.ts";
import { restingText } from "./text-binding.ts";
import { displayedText, offsetAfterChange, storedAfterEdit } from "./displayed-text.ts";
import { dressText, markLanguage } from "./dress-text.ts";
import type { Caret } from "./list-lines.ts";

/** One text while it is edited: what was stored when the edit began, and what stands there now. */
export interface TextEdit {
  readonly element: HTMLElement;
  binding: TextBinding;
  /** The text that the writer saw when the uncommitted edit began. */
  base: string;
  /** The marks that stood there then. */
  marks: readonly TextMark[];
  /** What would be stored now. */
  value: string;
  /** What of `value` is shown. */
  shown: string;
  /** `shown` as it is displayed: only spaces differ. */
  displayed: string;
}

/** The marks that stand in the element; none in a plain text. */
function marksIn({ element, binding }: Pick<TextEdit, "element" | "binding">): readonly TextMark[] {
  return binding.form.marks?.(element) ?? [];
}

function areSame(marks: readonly TextMark[], others: readonly TextMark[]): boolean {
  return JSON.stringify(marks) === JSON.stringify(others);
}

/** Shows a text as visitors see it. */
export function showResting(element: HTMLElement, binding: TextBinding): void {
  const form = binding.form;
  const displayed = displayedText(form.shown(restingText(binding)), binding.language);
  form.write(element, displayed, binding.marks);
  dressText(element, binding, displayed);
  const { stored, original, language, primary } = binding;
  markLanguage(element, stored === "" && original !== "" ? primary : language, language);
}

/** Begins to edit what stands in the element: nothing of it changes. */
export function beginEdit(element: HTMLElement, binding: TextBinding): TextEdit {
  const value = restingText(binding);
  const shown = binding.form.shown(value);
  const displayed = displayedText(shown, binding.language);
  const marks = marksIn({ element, binding });
  return { element, binding, base: binding.stored, marks, value, shown, displayed };
}

/** Reads what was typed and typesets it anew, the caret staying where it is. */
export function readEdit(edit: TextEdit): void {
  const form = edit.binding.form;
  const typed = form.readTyped(edit.element);
  if (typed.text !== edit.displayed) {
    const before = { stored: edit.shown, displayed: edit.displayed };
    edit.value = storedAfterEdit(before, typed.text);
    edit.shown = edit.value;
    edit.displayed = displayedText(edit.shown, edit.binding.language);
  }
  form.retouch(edit.element, typed, edit.displayed);
  dressText(edit.element, edit.binding, edit.displayed);
}

/**
 * Shows another text, the binding's or its original, in an element that is being edited; the caret moves with the words
 * around it.
 */
export function replaceEdit(edit: TextEdit, value: string): void {
  const { marks } = edit.binding;
  if (value !== edit.value || !areSame(marksIn(edit), marks)) {
    const { element, binding } = edit;
    const form = binding.form;
    const shown = form.shown(value);
    const displayed = displayedText(shown, binding.language);
    const caret = form.selection(element);
    const move = (offset: number) => offsetAfterChange(edit.displayed, displayed, offset);
    form.write(element, displayed, marks);
    if (caret) form.placeCaret(element, move(caret.start), move(caret.end));
    Object.assign(edit, { value, shown, displayed, marks: marksIn(edit) });
  }
  dressText(edit.element, edit.binding, edit.displayed);
}

function writeTyped(edit: TextEdit, { text, offset }: Caret): void {
  const form = edit.binding.form;
  form.write(edit.element, text, movedMarks(marksIn(edit), form.read(edit.element), text));
  form.placeCaret(edit.element, offset);
  readEdit(edit);
}

/** Types a text at the caret, over what is selected. */
export function insertText(edit: TextEdit, words: string): void {
  const form = edit.binding.form;
  const now = form.read(edit.element);
  const selected = form.selection(edit.element) ?? { start: now.length, end: now.length };
  writeTyped(edit, form.inserted(now, selected, words));
}

/** Whether what is selected goes over the lines of a list, which the browser can't put together. */
export function isAcrossLines(edit: TextEdit): boolean {
  const form = edit.binding.form;
  // every letter asks: a caret is told apart before anything is counted
  if (!form.deleted || edit.element.ownerDocument.getSelection()?.isCollapsed) return false;
  const selected = form.selection(edit.element);
  if (!selected || selected.start === selected.end) return false;
  return form.deleted(form.read(edit.element), selected, "backward") !== undefined;
}

/** Deletes where that joins lines of a list. Answers whether it did. */
export function joinLines(edit: TextEdit, direction: "backward" | "forward"): boolean {
  const form = edit.binding.form;
  const now = form.read(edit.element);
  const selected = form.selection(edit.element);
  const gone = selected && form.deleted?.(now, selected, direction);
  if (!gone) return false;
  writeTyped(edit, { text: now.slice(0, gone.start) + now.slice(gone.end), offset: gone.start });
  return true;
}

/** Whether something was typed that is not committed. An original that was only looked at is no translation. */
export function isDirty(edit: TextEdit): boolean {
  if (!areSame(marksIn(edit), edit.marks)) return true;
  if (edit.value === edit.base) return false;
  return !(edit.base === "" && edit.value === edit.binding.original);
}

/**
 * What is stored of what was typed: nothing where nothing of it would show. It is what the edit goes on from. Marks that
 * only moved with their words are left out: those that are stored by then move so too, also those of others.
 */
export function takeTyped(edit: TextEdit): Pick<TextChange, "text" | "was" | "marks"> {
  const text = edit.binding.form.shown(edit.value).trim() === "" ? "" : edit.value;
  const was = edit.base;
  const marks = text === "" ? [] : marksIn(edit);
  // an original that is shown in place of a translation has marks of its own
  const moved = was === "" ? [] : movedMarks(edit.marks, was, text);
  edit.base = text;
  edit.marks = marksIn(edit);
  return { text, was, ...(!areSame(marks, moved) && { marks }) };
}
