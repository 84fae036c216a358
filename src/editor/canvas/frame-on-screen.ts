import type { CanvasControl } from "./canvas-control.ts";

/** Where the page's frame lies on the screen in pixels, and at which size it is shown. */
export interface FrameOnScreen {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly zoom: number;
}

export function frameOnScreen({ document }: Pick<CanvasControl, "document">): FrameOnScreen {
  const { frameElement: frame, innerWidth = 0 } = document.defaultView ?? {};
  if (!frame) return { left: 0, top: 0, bottom: 0, zoom: 1 };
  const { left, top, bottom, width } = frame.getBoundingClientRect();
  return { left, top, bottom, zoom: innerWidth > 0 ? width / innerWidth : 1 };
}

/** The part of the window that the page is seen in. */
export function roomOnScreen(canvas: Pick<CanvasControl, "document">): {
  readonly top: number;
  readonly bottom: number;
} {
  const { top, bottom } = frameOnScreen(canvas);
  return { top, bottom: Math.min(bottom, globalThis.innerHeight) };
}
