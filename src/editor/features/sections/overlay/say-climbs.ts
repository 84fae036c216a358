import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import type { Editor, Selection } from "../../../session/editor.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import type { Translate } from "../../../words/i18n.ts";
import { templateLabel } from "../../../words/own-names.ts";

function nameOf(editor: Editor, spot: NonNullable<Selection>, t: Translate<"editing">): string {
  if ("part" in spot) return t(spot.part === "footer" ? "section.footer" : "section.navigation");
  const section = sectionsOf(editor).find(({ id }) => id === spot.section);
  return section ? templateLabel(section.template) : "";
}

/** Says where Escape on the page has led: from a text to its section, from there to the page. The answer ends it. */
export function sayClimbs(
  editor: Editor,
  { document, text }: CanvasControl,
  t: Translate<"editing">,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const where = (): unknown => text.focus.get() ?? editor.selection.get();
  let from: unknown = null;
  const note = ({ key }: KeyboardEvent): void => {
    from = key === "Escape" ? where() : null;
  };
  const tell = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || from === null || text.focus.get() !== null || where() === from) return;
    const selected = editor.selection.get();
    editor.announce(
      selected
        ? t("section.selected", { name: nameOf(editor, selected, t) })
        : t("section.noneSelected"),
    );
  };
  // before and after the keys of the editor
  for (const view of [document.defaultView, window]) {
    view?.addEventListener("keydown", note, { capture: true, signal });
    view?.addEventListener("keydown", tell, { signal });
  }
  return () => ended.abort();
}
