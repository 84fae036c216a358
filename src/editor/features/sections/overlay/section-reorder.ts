import { useMemo } from "react";
import { announcePlace, moveSectionTo, pinnedSections } from "../section-commands.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { sectionsState } from "../sections-state.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { Translate } from "../../../words/i18n.ts";
import type { KeyboardReorder, Reordering, ReorderHost } from "../../../ui/reorder/reorder.ts";
import type { ReorderBox } from "../../../ui/reorder/drop-index.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { frameOnScreen, roomOnScreen } from "../../../canvas/frame-on-screen.ts";

/** The sections of the page as boxes on the screen. */
export function sectionBoxes(editor: Editor, canvas: CanvasControl): ReorderBox[] {
  const { top, zoom } = frameOnScreen(canvas);
  const page = editor.page.get();
  return sectionsOf(editor).map(({ id }) => {
    const box = canvas.elementOf({ page, section: id })?.getBoundingClientRect();
    return { id, top: top + (box?.top ?? 0) * zoom, height: (box?.height ?? 0) * zoom };
  });
}

/** Sections are put in order on the canvas, which is shown at half its size meanwhile. */
export function useSectionReorder(canvas: CanvasControl): ReorderHost {
  const editor = useEditor();
  const t = useTranslate("editing");
  return useMemo(
    () => ({
      state: sectionsState(editor).reordering,
      timers: editor.timers,
      boxes: () => sectionBoxes(editor, canvas),
      pinned: () => pinnedSections(editor),
      room: () => roomOnScreen(canvas),
      scrollBy: (distance) =>
        canvas.document.defaultView?.scrollBy(0, distance / frameOnScreen(canvas).zoom),
      onDrop(id, index) {
        moveSectionTo(editor, id, index, t);
        canvas.reveal({ page: editor.page.get(), section: id });
      },
    }),
    [editor, canvas, t],
  );
}

/** Says what a key did to a section that is being moved; `state` is where it would land now. */
export function announceReorder(
  editor: Editor,
  id: string,
  what: KeyboardReorder,
  t: Translate<"editing">,
  state: Reordering | null,
): void {
  const sections = sectionsOf(editor);
  const section = sections.find((one) => one.id === id);
  const name = section ? templateLabel(section.template) : "";
  const place = (state?.index ?? 0) + 1;
  if (what === "picked-up") editor.announce(t("section.pickedUp", { name }));
  else if (what === "cancelled") editor.announce(t("section.cancelled"));
  else if (what === "moved")
    editor.announce(t("section.place", { name, place, count: sections.length }));
  else announcePlace(editor, id, t);
}
