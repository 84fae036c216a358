import { flushSync } from "react-dom";
import { canvasState } from "../../canvas/canvas-state.ts";
import { byKey } from "../../canvas/by-key.ts";
import { spotAround } from "../../canvas/find-target.ts";
import type { Editor } from "../../session/editor.ts";

/** What Alt+F10 leads to, in this order: of what is at hand on the page, and of its section. */
const tools = [
  ".canvas-pop",
  "[data-picture-toolbar]",
  "[data-item-toolbar]",
  "[data-section-toolbar]",
];

/** The link that the caret is in has its popover open. */
function openLinkAtCaret(editor: Editor): void {
  const { control, popoverTarget } = canvasState(editor);
  const canvas = control.get();
  const text = canvas?.text.focus.get()?.element;
  const link = text && canvas.handles.around(text, "link");
  if (link && popoverTarget.get() === null)
    flushSync(() => popoverTarget.set({ kind: "link", ...link }));
}

/** The picture that has the focus has its tools open. */
function openPictureInFocus(editor: Editor): void {
  const { control, popoverTarget } = canvasState(editor);
  const canvas = control.get();
  const image = canvas?.document.activeElement;
  const isHere = document.activeElement === canvas?.document.defaultView?.frameElement;
  const found = isHere && image?.nodeName === "IMG" && canvas?.handles.around(image, "picture");
  if (!found || popoverTarget.get() !== null) return;
  flushSync(() => {
    // what is selected anew closes what was open
    editor.selection.set(spotAround(found.element, editor.page.get()));
    popoverTarget.set({ kind: "picture", ...found });
  });
}

/** From what is edited to its tools, and pressed again on to the next ones. */
export function focusNextTools(editor: Editor): void {
  openLinkAtCaret(editor);
  openPictureInFocus(editor);
  const there = tools.flatMap((name) => [...document.querySelectorAll<HTMLElement>(name)]);
  const here = there.findIndex((one) => one.contains(document.activeElement));
  for (const one of [...there.slice(here + 1), ...there.slice(0, here + 1)]) {
    one.querySelector<HTMLElement>('input, [tabindex="0"]')?.focus(byKey);
    if (one.contains(document.activeElement)) return;
  }
}
