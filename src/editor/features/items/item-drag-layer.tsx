import { useEffect } from "react";
import type { ReactNode } from "react";
import type { CanvasControl, Found } from "../../canvas/canvas-control.ts";
import { frameOnScreen } from "../../canvas/frame-on-screen.ts";
import type { FrameOnScreen } from "../../canvas/frame-on-screen.ts";
import {
  itemBoxes,
  itemMoves,
  listAround,
  sideScrollerOf,
} from "../../canvas/overlay/item-reorder.ts";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { DragGhost } from "../../ui/reorder/drag-ghost.tsx";
import { dropMark } from "../../ui/reorder/drop-beside.ts";
import type { DropMark } from "../../ui/reorder/drop-beside.ts";
import type { Reordering } from "../../ui/reorder/reorder.ts";
import { fieldWord } from "../../words/own-names.ts";

/** An item's own first words; what it is where it has none. */
function nameOf({ element, handle }: Found<"item">): string {
  const texts = [...element.querySelectorAll('[data-edit="text"]')];
  const words = texts.map(({ textContent }) => textContent.trim()).find((text) => text !== "");
  return words ?? fieldWord(handle.spec.itemName);
}

/** How thick the line is, in pixels. */
const thickness = 3;

/** A mark of the screen as a line on the stage. */
function lineOf(
  mark: DropMark,
  frame: FrameOnScreen,
): Pick<DropMark, "left" | "top" | "width" | "height"> {
  const [left, top] = [mark.left - frame.left, mark.top - frame.top];
  return mark.isUpright
    ? { left: left - thickness / 2, top, width: thickness, height: mark.height }
    : { left, top: top - thickness / 2, width: mark.width, height: thickness };
}

interface MovingProps {
  readonly canvas: CanvasControl;
  readonly moved: Found<"item">;
  readonly state: Reordering;
}

/** The line where the item would land, upright between those beside each other, and its name at the pointer. */
function Moving({ canvas, moved, state }: MovingProps): ReactNode {
  useEffect(() => {
    const list = listAround(canvas, moved);
    const scroller = list && sideScrollerOf(list.element);
    if (!scroller) return;
    // a list that snaps to its items can't be scrolled a little at a time
    scroller.style.scrollSnapType = "none";
    return () => {
      scroller.style.removeProperty("scroll-snap-type");
    };
  }, [canvas, moved]);
  return (
    <>
      <div className="clip">
        <Tracked
          canvas={canvas}
          find={() => moved.element}
          place={() => {
            const found = dropMark(itemBoxes(canvas, moved), state);
            return found ? lineOf(found, frameOnScreen(canvas)) : undefined;
          }}
          className="item-drop"
        />
      </div>
      <DragGhost moving={state}>{nameOf(moved)}</DragGhost>
    </>
  );
}

/** While an item is moved by its grip. */
export function ItemDragLayer({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const moved = useSignal(itemMoves(editor).moved);
  const state = useSignal(itemMoves(editor).reordering);
  if (!state || !moved) return null;
  return <Moving canvas={canvas} moved={moved} state={state} />;
}
