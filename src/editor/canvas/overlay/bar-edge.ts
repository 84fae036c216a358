import type { CanvasControl } from "../canvas-control.ts";
import type { View } from "../tracker.ts";

export const bar = "body > .nav";

/** Where the bar ends on the page as it is scrolled, in pixels of the stage: asked once a frame for all who place by it. */
export function barEdgeOf({ document }: Pick<CanvasControl, "document">): (view: View) => number {
  let known: View | undefined;
  let edge = 0;
  return (view) => {
    if (view !== known) {
      known = view;
      edge = (document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0) * view.zoom;
    }
    return edge;
  };
}
