import { contactAddress, unbrokenHalves } from "#/render/contact-address.ts";

export type TextShape = "lines" | "list" | "contact";

/** Start and end of what is selected, in characters of a text. */
export interface CharacterRange {
  readonly start: number;
  readonly end: number;
}

/** Whether a node is a text; those of the page belong to another window, so `instanceof` doesn't hold. */
export function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/**
 * The text within an element that is edited. Line breaks are "\n" in one text node; a last <br> only holds a line open
 * and is no text.
 */
export function readEditable(element: Node): string {
  const { firstChild: only } = element;
  // as most texts stand there, and every letter asks
  if (only && isText(only) && only === element.lastChild) return only.data;
  let text = "";
  const last = lastLeaf(element);
  const walk = (node: Node): void => {
    if (isText(node)) text += node.data;
    else if (node.nodeName === "BR") text += node === last ? "" : "\n";
    else for (const child of node.childNodes) walk(child);
  };
  walk(element);
  return text;
}

function lastLeaf(node: Node): Node {
  let leaf = node;
  while (leaf.lastChild) leaf = leaf.lastChild;
  return leaf;
}

/** What looks as visitors see an address: a link without one, in halves that are not broken. */
function contactLink(page: Document, text: string): Element {
  const link = page.createElement("a");
  for (const half of unbrokenHalves(text) ?? []) {
    const part = page.createElement("span");
    part.className = "unbroken";
    part.append(half);
    link.append(part);
  }
  if (!link.hasChildNodes()) link.append(text);
  return link;
}

/**
 * Shows a text that can be edited: one text node, and a <br> that holds the last line open. Contact details that are an
 * address stand in a link.
 */
export function writeEditable(element: Element, text: string, shape: TextShape): void {
  const { ownerDocument } = element;
  const isAddress = shape === "contact" && contactAddress(text) !== undefined;
  const words = isAddress ? contactLink(ownerDocument, text) : ownerDocument.createTextNode(text);
  const content: Node[] = text === "" ? [] : [words];
  if (text.endsWith("\n")) content.push(ownerDocument.createElement("br"));
  element.replaceChildren(...content);
}

/** Start and end of the selection within an element, in characters of `readEditable`. */
export function selectionWithin(element: Element): CharacterRange | undefined {
  return selectedRange(element, offsetOf);
}

/** The selection within an element, its ends counted by `offsetOf`. */
export function selectedRange(
  element: Element,
  count: typeof offsetOf,
): CharacterRange | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer))
    return undefined;
  const start = count(element, range.startContainer, range.startOffset);
  return {
    start,
    end: range.collapsed ? start : count(element, range.endContainer, range.endOffset),
  };
}

/** Which character of an element a point in it is. */
export function offsetOf(element: Element, container: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(container, offset);
  const before = element.ownerDocument.createElement("div");
  before.append(range.cloneContents());
  const text = readEditable(before);
  // a <br> at the end of what stands before is a line break of its own, not the one that holds a line open
  const breaks = lastLeaf(before).nodeName === "BR" && container !== element ? 1 : 0;
  return text.length + breaks;
}

/** A place for the caret. */
export interface Point {
  readonly node: Node;
  readonly offset: number;
}

/** Puts the caret at a character of an element, or selects from there to `end`. */
export function placeCaret(element: Element, offset: number, end = offset): void {
  select(element, pointAt(element, offset), pointAt(element, end));
}

/** Selects what is between two points of an element. */
export function select(element: Element, from: Point, to: Point): void {
  const selection = element.ownerDocument.getSelection();
  if (!selection) return;
  const range = element.ownerDocument.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Where a character of an element is. */
export function pointAt(element: Element, offset: number): Point {
  let left = offset;
  let last: Text | undefined;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node)) continue;
    last = node;
    if (left <= last.length) return { node: last, offset: left };
    left -= last.length;
  }
  return last ? { node: last, offset: last.length } : { node: element, offset: 0 };
}

/** Changes single characters (spaces into non-breaking ones and back) without moving the caret. */
export function swapCharacters(element: Element, from: string, to: string): void {
  if (from === to || from.length !== to.length) return;
  const caret = selectionWithin(element);
  let position = 0;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node)) continue;
    const text = node;
    for (let index = 0; index < text.length; index += 1) {
      const wanted = to[position + index];
      if (wanted !== undefined && text.data[index] !== wanted) text.replaceData(index, 1, wanted);
    }
    position += text.length;
  }
  if (caret) placeCaret(element, caret.start, caret.end);
}
