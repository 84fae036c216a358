/** Whatever is typed next takes the place of the text; what isn't seen yet gets the keyboard one frame later. */
function selectWords(text: HTMLElement): Selection | null {
  const { ownerDocument: page } = text;
  text.focus({ preventScroll: true });
  if (page.activeElement !== text)
    page.defaultView?.requestAnimationFrame(() => text.focus({ preventScroll: true }));
  const selection = page.getSelection();
  selection?.selectAllChildren(text);
  return selection;
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
