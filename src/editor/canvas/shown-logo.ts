import type { CanvasControl } from "./canvas-control.ts";

/** The logo that the page's bar shows: of two, the one for the ground that the bar stands on. */
export function shownLogo(canvas: CanvasControl) {
  const images = canvas.elementOf({ part: "navigation" })?.querySelectorAll(".logo img") ?? [];
  const image = [...images].find((one) => one.getClientRects().length > 0);
  return image && canvas.handles.around(image, "picture");
}
