import { keepKeys, takeKeys } from "./kept-keys.ts";

/** Whatever is typed next takes the place of the text, and so does what was typed since it was asked for. */
function selectWords(text: HTMLElement): Selection | null {
  const { ownerDocument: page } = text;
  const enter = (): void => {
    text.focus({ preventScroll: true });
    page.getSelection()?.selectAllChildren(text);
    if (page.activeElement !== text) return;
    const typed = takeKeys();
    // as if it was typed just now: undo, counting and saving hear of it
    if (typed !== "") page.execCommand("insertText", false, typed);
  };
  enter();
  // what isn't seen yet gets the keyboard one frame later
  if (page.activeElement !== text) page.defaultView?.requestAnimationFrame(enter);
  return page.getSelection();
}

/** Whatever is typed next takes the place of the section's title, or of its first words where it has none. */
function selectFirstText(element: HTMLElement): void {
  const text =
    element.querySelector<HTMLElement>(':is(h1, h2)[data-edit="text"]') ??
    element.querySelector<HTMLElement>('[data-edit="text"]');
  if (text) selectWords(text);
}

/** Puts the caret behind the last word of a text that is edited in place, or selects all of its words. */
function enterField(field: HTMLElement, isSelected: boolean): void {
  // where the field is gone its section is shown, of which no other words are meant
  if (field.dataset["topic"] === undefined) return;
  const text = field.matches('[data-edit="text"]')
    ? field
    : field.querySelector<HTMLElement>('[data-edit="text"]');
  if (!text) return field.focus({ preventScroll: true });
  const selection = selectWords(text);
  if (!isSelected) selection?.collapseToEnd();
}

/**
 * Gives the keyboard to the words of a field, or of a section. While a dialog is open keys belong to it: the browser
 * would let the page have them, which is a frame behind it.
 */
export function enterText(
  element: HTMLElement,
  { isField, isSelected }: { readonly isField: boolean; readonly isSelected: boolean },
): void {
  if (globalThis.document.querySelector("dialog[open]")) return;
  if (isField) enterField(element, isSelected);
  else selectFirstText(element);
}

/** A text of the page is about to be entered, whose words are replaced: what is typed until then is for it. */
export function expectText({ defaultView }: Document): void {
  if (defaultView) keepKeys([globalThis.window, defaultView]);
}
