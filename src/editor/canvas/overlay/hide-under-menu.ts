import type { CanvasControl } from "../canvas-control.ts";

/** While the bar's menu fills the screen, what is drawn over the page below it is not seen. The answer ends it. */
export function hideUnderMenu(
  { document, tracker }: Pick<CanvasControl, "document" | "tracker">,
  overlay: HTMLElement,
): () => void {
  return tracker.track({
    find: () => document.querySelector(".nav__menu[open] > .nav-full"),
    // on wide screens an open one is not drawn
    place: (menu) => overlay.toggleAttribute("data-menu", menu !== null && menu.height > 0),
  });
}
