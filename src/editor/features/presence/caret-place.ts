/** How many letters of an element stand before the caret in it; undefined where the caret is elsewhere. */
export function caretIn(element: Element): number | undefined {
  const selection = element.ownerDocument.getSelection();
  const node = selection?.focusNode;
  if (!selection || !node || !element.contains(node)) return undefined;
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(node, selection.focusOffset);
  return range.toString().length;
}

/** The place behind so many letters of an element, or at its end where it has fewer. */
export function placeBehind(element: Element, letters: number): Range {
  const { ownerDocument } = element;
  const range = ownerDocument.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  const texts = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? "";
    if (left <= length) {
      range.setStart(node, left);
      range.collapse(true);
      break;
    }
    left -= length;
  }
  return range;
}
