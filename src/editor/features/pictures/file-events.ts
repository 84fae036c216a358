import type { Editor } from "../../session/editor.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { replacePicture } from "../../fields/picture/picture-commands.ts";
import type { Listeners } from "../../canvas/events/listen.ts";
import { dropTargetOf } from "./drop-target.ts";
import { elementOf } from "../../canvas/events/listen.ts";

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** A file can be dropped on any picture; beside one it doesn't leave the editor. */
export function listenForFiles(
  listeners: Listeners,
  { editor, control }: { editor: Editor; control: CanvasControl },
): void {
  const dropTarget = dropTargetOf(editor);
  const pictureAt = (event: DragEvent) => {
    const element = elementOf(event.target);
    return element ? control.handles.around(element, "picture") : undefined;
  };
  listeners.on("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const found = pictureAt(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = found ? "copy" : "none";
    dropTarget.set(found ?? null);
  });
  listeners.on("dragleave", (event) => {
    if (event.relatedTarget === null) dropTarget.set(null);
  });
  listeners.on("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    dropTarget.set(null);
    const found = pictureAt(event);
    const file = event.dataTransfer?.files[0];
    if (found && file) replacePicture(editor, found.handle, file);
  });
}
