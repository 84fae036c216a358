import { contentTarget } from "#/site/content-target.ts";
import { fieldTopic } from "../document-store/topics.ts";
import type { Topic } from "../document-store/topics.ts";
import type { Editor } from "../session/editor.ts";
import { sectionsOf } from "../session/sections-of.ts";
import type { CanvasControl } from "./canvas-control.ts";
import { canvasState } from "./canvas-state.ts";
import { endingFields } from "./ending-fields.ts";
import type { Listeners } from "./events/listen.ts";
import type { ShownEnding } from "./shown-ending.ts";

/** The words that a form ends with while they are shown. */
function topicOf(editor: Editor, { section: id, ending }: ShownEnding): Topic | undefined {
  const section = sectionsOf(editor).find((one) => one.id === id);
  const found = endingFields(section?.template ?? "").find((one) => one.ending === ending);
  return section && found && fieldTopic(contentTarget(editor.page.get(), section), [found.field]);
}

/** Whether the keyboard is at the editor's own tools, e.g. in the menu of the form. */
function isAtTools(page: Document): boolean {
  const { activeElement } = document;
  const isPage = activeElement === page.defaultView?.frameElement;
  return activeElement !== null && activeElement !== document.body && !isPage;
}

/** Shows a form again once the words that it ends with are left, for another text, by Escape or for another section. */
export function leaveEndings(
  listeners: Listeners,
  { editor, control }: { editor: Editor; control: CanvasControl },
): () => void {
  const { shownEnding } = canvasState(editor);
  const { focus } = control.text;
  let entered: { readonly ending: ShownEnding; readonly element: Element } | null = null;
  let isPressed = false;

  const check = (): void => {
    // what is pressed keeps its place under the pointer
    if (!entered || isPressed || isAtTools(control.document)) return;
    if (control.document.activeElement === entered.element) return;
    const { ending } = entered;
    entered = null;
    if (shownEnding.get() === ending) shownEnding.set(null);
  };
  const checkSoon = (): void => void editor.timers.after(0, check);
  const onFocus = (): void => {
    const ending = shownEnding.get();
    if (!ending && !entered) return;
    const text = focus.get();
    if (text && ending && text.key === topicOf(editor, ending))
      entered = { ending, element: text.element };
    else checkSoon();
  };
  onFocus();
  const ends = [
    focus.subscribe(onFocus),
    editor.selection.subscribe(() => {
      const selection = editor.selection.get();
      const section = selection && "section" in selection ? selection.section : null;
      if (shownEnding.get()?.section !== section) shownEnding.set(null);
    }),
  ];
  listeners.on("pointerdown", () => {
    isPressed = true;
  });
  for (const name of ["pointerup", "pointercancel"] as const)
    listeners.on(name, () => {
      isPressed = false;
      checkSoon();
    });
  // from the tools back to the page
  listeners.on("focusin", checkSoon);
  return () => ends.forEach((end) => end());
}
