import {
  offsetOf,
  pointAt,
  readEditable,
  select,
  selectedRange,
  writeEditable,
} from "./editable-dom.ts";
import type { CharacterRange, Point } from "./editable-dom.ts";
import { bullet } from "./list-lines.ts";

/** A line of a list's element, or several lines of words. */
interface Block {
  readonly element: Element;
  /** Where it begins in the text, its bullet included. */
  readonly start: number;
  readonly prefix: string;
  readonly text: string;
}

function blocksOf(element: Element): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (const block of element.querySelectorAll("p, li")) {
    const prefix = block.nodeName === "LI" ? bullet : "";
    const text = readEditable(block);
    blocks.push({ element: block, start, prefix, text });
    start += prefix.length + text.length + 1;
  }
  return blocks;
}

/** The text of a list's element, one line an item. Whatever the browser left there is read as a line. */
export function readListElement(element: Element): string {
  const lines = [...element.childNodes].flatMap((node) =>
    node.nodeName === "UL"
      ? [...node.childNodes].map(
          (item) => bullet + readEditable(item).replaceAll("\n", `\n${bullet}`),
        )
      : [readEditable(node)],
  );
  return lines.join("\n");
}

function block(document: Document, name: "p" | "li", text: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  if (className !== "") element.className = className;
  writeEditable(element, text, "lines");
  // an empty line keeps its height, and the caret has a place in it
  if (text === "") element.append(document.createElement("br"));
  return element;
}

function blocksFor(document: Document, text: string): HTMLElement[] {
  if (text === "") return [];
  const lines = text.split("\n");
  const items = lines.filter((line) => line.startsWith(bullet));
  const others = lines.filter((line) => !line.startsWith(bullet));
  if (items.length === 0) return [block(document, "p", text, "marks__words")];
  const [name, ...words] = others;
  const list = document.createElement("ul");
  list.className = "marks";
  list.append(...items.map((item) => block(document, "li", item.slice(bullet.length))));
  return [
    ...(name === undefined ? [] : [block(document, "p", name, "marks__name")]),
    ...(words.length === 0 ? [] : [block(document, "p", words.join("\n"), "marks__words")]),
    list,
  ];
}

/**
 * Shows a text of format "list", its lines in the order of the page, as visitors see it: a name, words, and the items
 * of a list. What stands there already is not touched, nor the caret in it. Answers whether it wrote.
 */
export function writeListElement(element: Element, text: string): boolean {
  const next = element.ownerDocument.createElement("div");
  next.append(...blocksFor(element.ownerDocument, text));
  const bare = (one: Element): string => one.innerHTML.replaceAll("<br>", "");
  if (bare(next) === bare(element) && readListElement(element) === text) return false;
  element.replaceChildren(...next.childNodes);
  return true;
}

/** Start and end of the selection within a list, in characters of `readListElement`. */
export function listSelection(element: Element): CharacterRange | undefined {
  return selectedRange(element, offsetInList);
}

function offsetInList(element: Element, container: Node, offset: number): number {
  const blocks = blocksOf(element);
  const within = blocks.find((one) => one.element.contains(container));
  if (within)
    return within.start + within.prefix.length + offsetOf(within.element, container, offset);
  // between lines: in front of the first one behind the point, or at the end of the last
  const point = element.ownerDocument.createRange();
  point.setStart(container, offset);
  const next = blocks.find((one) => point.comparePoint(one.element, 0) > 0);
  return next ? next.start + next.prefix.length : readListElement(element).length;
}

/** Puts the caret at a character of a list, or selects from there to `end`. */
export function placeListCaret(element: Element, offset: number, end = offset): void {
  select(element, pointInList(element, offset), pointInList(element, end));
}

function pointInList(element: Element, offset: number): Point {
  const found = blocksOf(element).findLast(({ start }) => start <= offset);
  if (!found) return pointAt(element, offset);
  const within = offset - found.start - found.prefix.length;
  return pointAt(found.element, Math.max(0, Math.min(within, found.text.length)));
}
