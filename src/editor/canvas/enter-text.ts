import { foldAround } from "./folded.ts";
import { takeKeys } from "../session/kept-keys.ts";

/** How many frames a text is asked again that goes elsewhere just then, as a link of a full bar does into its menu. */
const tries = 10;

/** Where the field, or the section, stands now. */
type FindPlace = () => HTMLElement | undefined;

interface Entering {
  /** Whether a field is meant, rather than the first words of a section, which are always selected. */
  readonly isField: boolean;
  readonly isSelected: boolean;
}

/** The words that are meant: the field's own, or those of the section's title or of its first text. */
function wordsIn(element: HTMLElement, isField: boolean): HTMLElement | null {
  const any = '[data-edit="text"]';
  if (isField && element.matches(any)) return element;
  const title = isField ? null : element.querySelector<HTMLElement>(`:is(h1, h2)${any}`);
  return title ?? element.querySelector<HTMLElement>(any);
}

function focusWords(text: HTMLElement, isSelected: boolean): boolean {
  const { ownerDocument: page } = text;
  text.focus({ preventScroll: true });
  const selection = page.getSelection();
  selection?.selectAllChildren(text);
  if (!isSelected) selection?.collapseToEnd();
  return page.activeElement === text;
}

/** The words to enter. A field without words has the keyboard itself, if it can. */
function textToEnter(find: FindPlace, isField: boolean): HTMLElement | null {
  const element = find();
  // where the field is gone its section is shown, of which no other words are meant
  if (!element || (isField && element.dataset["topic"] === undefined)) return null;
  const text = wordsIn(element, isField);
  if (!text && isField) element.focus({ preventScroll: true });
  return text;
}

/** Types what was typed since the text was asked for, as if it was just now: undo, counting and saving hear of it. */
function typeKept(page: Document): void {
  const typed = takeKeys();
  if (typed !== "") page.execCommand("insertText", false, typed);
}

function enter(find: FindPlace, entering: Entering, left: number): void {
  const { isField, isSelected } = entering;
  const text = textToEnter(find, isField);
  if (!text) return void takeKeys();
  const fold = foldAround(text);
  if (fold) fold.open = true;
  const { ownerDocument: page } = text;
  if (focusWords(text, isSelected || !isField)) typeKept(page);
  else if (left > 0) page.defaultView?.requestAnimationFrame(() => enter(find, entering, left - 1));
  else takeKeys();
}

/**
 * Gives the keyboard to the words of a field, or of a section, so that whatever is typed next stands behind them, or
 * takes their place if they are selected. While a dialog is open keys belong to it: the browser would let the page have
 * them, which is a frame behind it.
 */
export function enterText(find: FindPlace, entering: Entering): void {
  if (globalThis.document.querySelector("dialog[open]")) takeKeys();
  else enter(find, entering, tries);
}
