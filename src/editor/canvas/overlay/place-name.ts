import type { CanvasControl } from "../canvas-control.ts";
import { barEdgesOf } from "./bar-edge.ts";
import type { PlaceNode } from "./tracked.tsx";

/** From the top of a section, or of the page, to the name above it. */
const above = 24;

/**
 * Above a section, and above the page where that would be out of view or over the bar's links. `across` says where
 * along its edge; a section out of view has none.
 */
export function placeName(
  canvas: Pick<CanvasControl, "document">,
  across: (box: { readonly left: number; readonly width: number }) => number,
): PlaceNode {
  const edgesOf = barEdgesOf(canvas);
  return (box, view) => {
    if (box.top + box.height < 0 || box.top > view.height) return undefined;
    const isOverBar = box.top - above < edgesOf(view).bottom;
    return { left: across(box), top: (isOverBar ? 0 : Math.max(box.top, 0)) - above };
  };
}
