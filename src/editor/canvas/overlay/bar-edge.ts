import type { CanvasControl } from "../canvas-control.ts";
import type { View } from "../tracker.ts";

export const bar = "body > .nav";

/** Where the bar begins and ends, in pixels of the stage. */
export interface BarEdges {
  readonly top: number;
  readonly bottom: number;
}

/** Where the bar is on the page as it is scrolled: asked once a frame for all who place by it. */
export function barEdgesOf({
  document,
}: Pick<CanvasControl, "document">): (view: View) => BarEdges {
  let known: View | undefined;
  let edges: BarEdges = { top: 0, bottom: 0 };
  return (view) => {
    if (view !== known) {
      known = view;
      const box = document.querySelector(bar)?.getBoundingClientRect();
      edges = { top: (box?.top ?? 0) * view.zoom, bottom: (box?.bottom ?? 0) * view.zoom };
    }
    return edges;
  };
}
