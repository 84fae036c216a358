import { useEffect } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import { Picker } from "../../shell/plug-ins.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { listenForFiles } from "../../features/pictures/file-events.ts";
import { listenTo } from "../events/listen.ts";
import { ConflictOverlay } from "./conflict-overlay.tsx";
import { DragLayer } from "../../features/sections/overlay/drag-layer.tsx";
import { EmptyPage } from "../../features/sections/overlay/empty-page.tsx";
import { InsertionBands } from "../../features/sections/overlay/insertion-bands.tsx";
import { EmptyLists, ItemToolbar } from "../../features/items/item-toolbar.tsx";
import { LinkOverlay } from "../../features/links/link-overlay.tsx";
import { DropZone, PictureOverlay, Uploads } from "../../features/pictures/picture-overlay.tsx";
import { SectionToolbar } from "../../features/sections/overlay/section-toolbar.tsx";
import "./tools.css";

function SelectedTools({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { selection, isDragging } = useEditor();
  const target = useSignal(selection);
  const isMoving = useSignal(isDragging);
  if (!target || !("section" in target)) return null;
  return (
    <div className={isMoving ? "moving" : ""}>
      <SectionToolbar key={target.section} canvas={canvas} section={target.section} />
    </div>
  );
}

function Bands({ canvas }: { canvas: CanvasControl }): ReactNode {
  const isMoving = useSignal(useEditor().reordering) !== null;
  return Picker && !isMoving && <InsertionBands canvas={canvas} />;
}

function OpenSpot({ canvas }: { canvas: CanvasControl }): ReactNode {
  const spot = useSignal(useEditor().spot);
  if (!spot) return null;
  const key = fieldTopic(spot.handle.target, spot.handle.path);
  if (spot.kind === "picture") return <PictureOverlay key={key} canvas={canvas} spot={spot} />;
  return <LinkOverlay key={key} canvas={canvas} spot={spot} />;
}

/** What can be done with what is selected; loaded once the page is drawn. */
export function Tools({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  useEffect(() => {
    const listeners = listenTo(canvas.document);
    listenForFiles(listeners, { editor, control: canvas });
    return listeners.stop;
  }, [editor, canvas]);
  return (
    <>
      <Bands canvas={canvas} />
      <SelectedTools canvas={canvas} />
      <ItemToolbar canvas={canvas} />
      <EmptyLists canvas={canvas} />
      <OpenSpot canvas={canvas} />
      <Uploads canvas={canvas} />
      <DropZone canvas={canvas} />
      <ConflictOverlay canvas={canvas} />
      <EmptyPage />
      <DragLayer canvas={canvas} />
    </>
  );
}
