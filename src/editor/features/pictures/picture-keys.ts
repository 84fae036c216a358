import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import type { Listeners } from "../../canvas/events/listen.ts";
import { elementOf, textAround } from "../../canvas/events/listen.ts";
import { spotAround } from "../../canvas/find-target.ts";
import { removePicture } from "../../fields/picture/picture-commands.ts";
import type { Editor } from "../../session/editor.ts";

/** A picture that has the focus: Enter or Space leads to its tools, Delete removes it. */
export function listenForPictureKeys(
  listeners: Listeners,
  { editor, control }: { editor: Editor; control: CanvasControl },
): void {
  const { isPreview, popoverTarget } = canvasState(editor);
  listeners.on(
    "keydown",
    (event) => {
      const element = elementOf(event.target);
      if (element?.nodeName !== "IMG" || isPreview.get() || textAround(element)) return;
      const found = control.handles.around(element, "picture");
      if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        // what is selected anew closes what was open
        editor.selection.set(spotAround(found.element, editor.page.get()));
        popoverTarget.set({ kind: "picture", ...found, isByKeys: true });
      } else if (event.key === "Delete" || event.key === "Backspace") {
        event.preventDefault();
        removePicture(editor, found.handle);
      }
    },
    // before the keys of its section
    { capture: true },
  );
}
