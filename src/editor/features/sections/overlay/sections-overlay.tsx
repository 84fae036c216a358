import { useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { listenTo } from "../../../canvas/events/listen.ts";
import { leaveRoomAtFoot } from "../../../canvas/overlay/room-at-foot.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { listenForClipboard } from "../clipboard/listen-for-clipboard.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { useEditor } from "../../../session/editor.ts";
import { useMay } from "../../../session/hooks.ts";
import { useSignal } from "../../../signals/signal.ts";
import { tellLinkedEdits } from "../linked/tell-edits.ts";
import { sectionsState } from "../sections-state.ts";
import { DragLayer } from "./drag-layer.tsx";
import { EmptyPage } from "./empty-page.tsx";
import { FooterToolbar } from "./footer-toolbar.tsx";
import { SpotPopover } from "./spot-popover.tsx";
import { HiddenMarks } from "./hidden-marks.tsx";
import { InsertionBands } from "./insertion-bands.tsx";
import { ItemOptions } from "./item-options.tsx";
import { NavigationToolbar } from "./navigation-toolbar.tsx";
import { useHeldTools } from "./use-held-tools.ts";
import { sayClimbs } from "./say-climbs.ts";
import { SectionToolbar } from "./section-toolbar.tsx";
import { WriterTools } from "./writer-tools.tsx";

function SelectedTools({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const target = useSignal(editor.selection);
  const isMoving = useSignal(canvasState(editor).isOverview);
  const isAny = target !== null;
  useLayoutEffect(() => (isAny ? leaveRoomAtFoot(canvas.document) : undefined), [canvas, isAny]);
  const selected = target && ("section" in target ? target.section : target.part);
  const held = useHeldTools(selected, canvas);
  if (!target) return null;
  return (
    <div className={isMoving ? "moving" : ""} {...held}>
      {"section" in target && (
        <SectionToolbar key={target.section} canvas={canvas} section={target.section} />
      )}
      {"part" in target && target.part === "footer" && <FooterToolbar canvas={canvas} />}
      {"part" in target && target.part === "navigation" && <NavigationToolbar canvas={canvas} />}
    </div>
  );
}

/** Over the page, for each role what it may do with sections. */
export function SectionsOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  return useMay()("editor") ? <EditorTools canvas={canvas} /> : <WriterTools canvas={canvas} />;
}

/** Where sections can be added, the tools of the selected one, and one that is being moved. */
function EditorTools({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const isMoving = useSignal(sectionsState(editor).reordering) !== null;
  useEffect(() => {
    const [onCanvas, around] = [listenTo(canvas.document), listenTo(document)];
    listenForClipboard(onCanvas, { editor, t, isCanvas: true });
    listenForClipboard(around, { editor, t, isCanvas: false });
    return () => [onCanvas, around].forEach(({ stop }) => stop());
  }, [editor, canvas, t]);
  useEffect(() => tellLinkedEdits(editor, t), [editor, t]);
  useEffect(() => sayClimbs(editor, canvas, t), [editor, canvas, t]);
  return (
    <>
      {!isMoving && <InsertionBands canvas={canvas} />}
      <HiddenMarks canvas={canvas} />
      <SelectedTools canvas={canvas} />
      <SpotPopover canvas={canvas} />
      <ItemOptions canvas={canvas} />
      <EmptyPage canvas={canvas} />
      <DragLayer canvas={canvas} />
    </>
  );
}
