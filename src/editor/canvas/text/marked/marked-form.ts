import { marksPerText } from "#/site/text-mark.ts";
import type { TextMark } from "#/site/text-mark.ts";
import { isText, readEditable, writeEditable } from "../editable-dom.ts";
import { plainForm } from "../editable-form.ts";
import type { EditableForm } from "../editable-form.ts";

/** The stretches of an element's text that stand in an <em>; those that touch are one. */
export function stressedIn(element: Element): readonly TextMark[] {
  const marks: TextMark[] = [];
  let at = 0;
  const walk = (node: Node, isStressed: boolean): void => {
    const length = isText(node) ? node.length : Number(node.nodeName === "BR");
    const last = marks.at(-1);
    if (isStressed && length > 0) {
      const isNext = last?.to === at;
      const from = isNext ? last.from : at;
      marks.splice(isNext ? -1 : marks.length, 1, { kind: "emphasis", from, to: at + length });
    }
    at += length;
    for (const child of node.childNodes) walk(child, isStressed || node.nodeName === "EM");
  };
  walk(element, false);
  const end = readEditable(element).length;
  return marks.slice(0, marksPerText).filter(({ to }) => to <= end);
}

/** Shows a text that can be edited, as `writeEditable` does, its stressed words in <em>. */
export function writeStressed(element: Element, text: string, marks: readonly TextMark[]): void {
  writeEditable(element, text, "lines");
  for (const { from, to } of marks.toSorted((one, other) => other.from - one.from)) {
    const words = element.firstChild;
    // from the last one on: what is before it is still one text
    if (!words || !isText(words) || from >= words.length) continue;
    const stressed = words.splitText(from);
    if (to - from < stressed.length) stressed.splitText(to - from);
    const em = element.ownerDocument.createElement("em");
    stressed.replaceWith(em);
    em.append(stressed);
  }
}

/** A text some words of which are stressed. */
export const markedForm: EditableForm = {
  ...plainForm("lines"),
  write: writeStressed,
  marks: stressedIn,
};
