import { passageRuns } from "#/render/passage-lines.ts";
import type { PassageRun } from "#/render/passage-lines.ts";
import type { Link } from "#/site/link.ts";
import { marksPerText, movedMarks } from "#/site/text-mark.ts";
import type { TextMark } from "#/site/text-mark.ts";
import {
  isText,
  placeCaret,
  readEditable,
  selectionWithin,
  swapCharacters,
} from "../editable-dom.ts";
import { plainForm } from "../editable-form.ts";
import type { EditableForm } from "../editable-form.ts";
import { deletedOfPassage, insertedInPassage, typedInPassage } from "./passage-typing.ts";

/** What a mark is without its place. */
type Marking =
  | { readonly kind: "strong" | "emphasis" }
  | { readonly kind: "link"; readonly link: Link };

/** From the outermost element to the innermost, as pages have them. */
const order = ["link", "strong", "emphasis"] as const;
const tags = { link: "a", strong: "strong", emphasis: "em" } as const;

/** Where the links lead that stand in a text; without an address they are followed by nobody. */
const links = new WeakMap<Node, Link>();

function markingOf(node: Node): Marking | undefined {
  const link = links.get(node);
  if (link) return { kind: "link", link };
  if (node.nodeName === "STRONG") return { kind: "strong" };
  return node.nodeName === "EM" ? { kind: "emphasis" } : undefined;
}

function isSame(one: Marking, other: Marking): boolean {
  if (one.kind !== "link" || other.kind !== "link") return one.kind === other.kind;
  return JSON.stringify(one.link) === JSON.stringify(other.link);
}

/** The marks of an element's text, by where they begin; those that touch are one. */
export function marksIn(element: Element): readonly TextMark[] {
  const marks: TextMark[] = [];
  let at = 0;
  const walk = (node: Node, markings: readonly Marking[]): void => {
    const length = isText(node) ? node.length : Number(node.nodeName === "BR");
    for (const marking of length > 0 ? markings : []) {
      const before = marks.findIndex((mark) => mark.to === at && isSame(mark, marking));
      const from = marks[before]?.from ?? at;
      marks.splice(before < 0 ? marks.length : before, before < 0 ? 0 : 1, {
        ...marking,
        from,
        to: at + length,
      });
    }
    at += length;
    const own = markingOf(node);
    for (const child of node.childNodes) walk(child, own ? [...markings, own] : markings);
  };
  walk(element, []);
  const end = readEditable(element).length;
  return marks
    .filter(({ to }) => to <= end)
    .toSorted((one, other) => one.from - other.from)
    .slice(0, marksPerText);
}

/** A stretch of a text within the elements of the marks that are on it. */
function wrapped(page: Document, words: string, marks: readonly TextMark[]): Node {
  let node: Node = page.createTextNode(words);
  for (const kind of order.toReversed()) {
    const mark = marks.find((one) => one.kind === kind);
    if (!mark) continue;
    const element = page.createElement(tags[kind]);
    if (mark.kind === "link") links.set(element, mark.link);
    element.append(node);
    node = element;
  }
  return node;
}

/** The words of a run, divided where a mark begins or ends. */
function nodesOf(
  page: Document,
  text: string,
  { from, to }: Pick<PassageRun, "from" | "to">,
  marks: readonly TextMark[],
): Node[] {
  const edges = marks.flatMap((mark) => [mark.from, mark.to]).filter((at) => at > from && at < to);
  const cuts = [...new Set([from, ...edges, to])].toSorted((one, other) => one - other);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from;
    const own = marks.filter((mark) => mark.from <= start && mark.to >= end);
    return wrapped(page, text.slice(start, end), own);
  });
}

/** Shows a text that can be edited, as `writeEditable` does, its marks in elements as pages have them. */
export function writeMarked(
  element: Element,
  text: string,
  marks: readonly TextMark[],
  runs: readonly PassageRun[] = [{ from: 0, to: text.length, isItem: false }],
): void {
  const page = element.ownerDocument;
  const content: Node[] = [];
  for (const [index, run] of runs.entries()) {
    if (index > 0) content.push(page.createTextNode("\n"));
    const nodes = run.from < run.to ? nodesOf(page, text, run, marks) : [];
    if (run.isItem) {
      const line = page.createElement("span");
      line.className = "dot";
      line.append(...nodes);
      content.push(line);
    } else content.push(...nodes);
  }
  if (text.endsWith("\n")) content.push(page.createElement("br"));
  element.replaceChildren(...content);
}

/** A text some words of which are stressed. */
export const markedForm: EditableForm = {
  ...plainForm("lines"),
  write: (element, text, marks) => writeMarked(element, text, marks),
  marks: marksIn,
};

function writePassage(element: Element, text: string, marks: readonly TextMark[]): void {
  writeMarked(element, text, marks, passageRuns(text));
}

/** Whether each line that is an item stands in an element of its own, and no other does. */
function isLaidOut(element: Element, text: string): boolean {
  const items = passageRuns(text).filter(({ isItem }) => isItem);
  const lines = [...element.querySelectorAll(".dot")].map(readEditable);
  return (
    items.length === lines.length &&
    items.every(({ from, to }, index) => lines[index] === text.slice(from, to))
  );
}

/** A text of a few sentences: marked words, and lines that are items of a list. */
export const passageForm: EditableForm = {
  ...markedForm,
  write: writePassage,
  readTyped: (element) =>
    typedInPassage(readEditable(element), () => selectionWithin(element)?.start),
  retouch(element, { text, offset }, displayed) {
    const before = readEditable(element);
    if (before === text) swapCharacters(element, text, displayed);
    if (isLaidOut(element, displayed)) return;
    const caret = before === text ? selectionWithin(element)?.start : offset;
    writePassage(element, displayed, movedMarks(marksIn(element), before, displayed));
    if (caret !== undefined) placeCaret(element, caret);
  },
  inserted: insertedInPassage,
  deleted: deletedOfPassage,
};
