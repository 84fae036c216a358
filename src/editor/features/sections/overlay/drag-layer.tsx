import { useEffect } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { DragGhost } from "../../../ui/reorder/drag-ghost.tsx";
import { dropLine } from "../../../ui/reorder/drop-index.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { sectionsState } from "../sections-state.ts";
import { sectionBoxes } from "./section-reorder.ts";
import { useTargetName } from "../../../canvas/overlay/section-overlay.tsx";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";

/** While a section is moved: the line where it would land, and its name at the pointer. */
export function DragLayer({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const state = useSignal(sectionsState(editor).reordering);
  const isPointer = state !== null && state.pointer !== null;
  const name = useTargetName({ page: editor.page.get(), section: state?.id ?? "" });
  useEffect(() => {
    const { isOverview } = canvasState(editor);
    isOverview.set(isPointer);
    return () => isOverview.set(false);
  }, [editor, isPointer]);
  if (!state) return null;
  const find = (): Element => canvas.document.body;
  const line = (): number => {
    const boxes = sectionBoxes(editor, canvas);
    const frame = canvas.document.defaultView?.frameElement?.getBoundingClientRect().top ?? 0;
    return dropLine(boxes, state.id, state.index) - frame;
  };
  return (
    <>
      <div className="clip">
        <Tracked
          canvas={canvas}
          find={find}
          place={({ width }) => ({ left: 0, top: line(), width })}
          className="drop-line"
        />
      </div>
      <DragGhost moving={state}>{name}</DragGhost>
    </>
  );
}
