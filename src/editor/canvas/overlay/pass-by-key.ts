import { byKey } from "../by-key.ts";
import { listenTo } from "../events/listen.ts";
import type { CanvasControl } from "../canvas-control.ts";

/** F6 leads from the bar and the panels to the page, and from the page to the bar. The answer ends it. */
export function passByKey(canvas: CanvasControl): () => void {
  const [onPage, around] = [listenTo(canvas.document), listenTo(document)];
  const pass = (event: KeyboardEvent, go: () => void): void => {
    if (event.key !== "F6" || event.defaultPrevented) return;
    event.preventDefault();
    go();
  };
  onPage.on("keydown", (event) =>
    pass(event, () => document.querySelector<HTMLElement>(".top-bar .page-menu")?.focus(byKey)),
  );
  around.on("keydown", (event) => pass(event, canvas.focus));
  return () => {
    onPage.stop();
    around.stop();
  };
}
