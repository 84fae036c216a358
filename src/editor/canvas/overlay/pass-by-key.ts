import { focusOnce } from "../../ui/focus-once.ts";
import { byKey } from "../by-key.ts";
import { elementOf, listenTo } from "../events/listen.ts";
import type { CanvasControl } from "../canvas-control.ts";

function toPanel(): boolean {
  const panel = document.querySelector<HTMLElement>(".panel");
  if (panel) focusOnce(panel);
  return panel !== null;
}

function toBar(): boolean {
  document.querySelector<HTMLElement>(".top-bar .page-menu")?.focus(byKey);
  return true;
}

/**
 * F6 leads from the page to the bar, from bar and rail to the panel that is open, and from everywhere else to the page;
 * Shift+F6 the other way. The answer ends it.
 */
export function passByKey(canvas: CanvasControl): () => void {
  const [onPage, around] = [listenTo(canvas.document), listenTo(document)];
  const pass = (event: KeyboardEvent, go: (isBack: boolean) => boolean): void => {
    if (event.key !== "F6" || event.defaultPrevented) return;
    event.preventDefault();
    if (!go(event.shiftKey)) canvas.focus();
  };
  onPage.on("keydown", (event) => pass(event, (isBack) => (isBack && toPanel()) || toBar()));
  around.on("keydown", (event) => {
    const from = elementOf(event.target);
    const isAtEdge = Boolean(from?.closest(".top-bar, .rail"));
    pass(event, (isBack) =>
      isBack ? Boolean(from?.closest(".panel")) && toBar() : isAtEdge && toPanel(),
    );
  });
  return () => {
    onPage.stop();
    around.stop();
  };
}
