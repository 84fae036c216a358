import { sectionsOf } from "../../session/sections-of.ts";
import type { Editor } from "../../session/editor.ts";
import type { Spot } from "../../session/spot.ts";
import type { Translate } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { elementOf, isTypedIn, listenTo } from "../events/listen.ts";
import { isSameSpot } from "../find-target.ts";

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface Stop {
  readonly spot: Spot;
  readonly name: string;
}

/** The bar, the sections and the footer, as far as they are drawn. */
function stopsOf(editor: Editor, canvas: CanvasControl, t: Translate<"editing">): readonly Stop[] {
  const page = editor.page.get();
  const stops: readonly Stop[] = [
    { spot: { part: "navigation" }, name: t("section.navigation") },
    ...sectionsOf(editor).map(({ id, template }) => ({
      spot: { page, section: id },
      name: templateLabel(template),
    })),
    { spot: { part: "footer" }, name: t("section.footer") },
  ];
  return stops.filter(({ spot }) => canvas.elementOf(spot));
}

/**
 * Alt with an arrow selects the section above or below, from where Tab goes on. In a text the browser keeps these keys,
 * which move its caret on a Mac. The answer ends it.
 */
export function stepSections(
  editor: Editor,
  canvas: CanvasControl,
  t: Translate<"editing">,
): () => void {
  const keys = listenTo(canvas.document);
  keys.on("keydown", (event) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, defaultPrevented } = event;
    const step = steps[key];
    if (step === undefined || !altKey || shiftKey || ctrlKey || metaKey || defaultPrevented) return;
    if (isTypedIn(elementOf(event.target))) return;
    event.preventDefault();
    const stops = stopsOf(editor, canvas, t);
    const selected = editor.selection.get();
    const here = stops.findIndex(({ spot }) => isSameSpot(spot, selected));
    const next = here === -1 && step < 0 ? stops.at(-1) : stops[here + step];
    if (!next) return;
    editor.selection.set(next.spot);
    canvas.reveal(next.spot);
    canvas.focus();
    editor.announce(next.name);
  });
  return keys.stop;
}
