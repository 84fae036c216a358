import { focusOnce } from "../../ui/focus-once.ts";
import { byKey } from "../by-key.ts";
import { elementOf, listenTo } from "../events/listen.ts";
import type { CanvasControl } from "../canvas-control.ts";

/**
 * F6 leads from the page to the bar, from bar and rail to the panel that is open, and from everywhere else to the page.
 * The answer ends it.
 */
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
  around.on("keydown", (event) =>
    pass(event, () => {
      const isAtEdge = elementOf(event.target)?.closest(".top-bar, .rail");
      const panel = isAtEdge && document.querySelector<HTMLElement>(".panel");
      if (panel) focusOnce(panel);
      else canvas.focus();
    }),
  );
  return () => {
    onPage.stop();
    around.stop();
  };
}
