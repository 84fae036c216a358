import type { CSSProperties, ReactNode } from "react";
import { useCell } from "../../document-store/cell.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../editor.ts";
import { Picker } from "../../frame/plug-ins.ts";
import type { CanvasControl } from "../canvas-control.ts";
import type { FrameLayout } from "../frame-layout.ts";
import { ConflictOverlay } from "./conflict-overlay.tsx";
import { DragLayer } from "./drag-layer.tsx";
import { EmptyPage } from "./empty-page.tsx";
import { InsertionBands } from "./insertion-bands.tsx";
import { EmptyLists, ItemToolbar } from "./item-toolbar.tsx";
import { LinkOverlay } from "./link-overlay.tsx";
import { DropZone, PictureOverlay, Uploads } from "./picture-overlay.tsx";
import { HoverBox, SelectionBox } from "./section-overlay.tsx";
import { SectionToolbar } from "./section-toolbar.tsx";
import { TextNoticeBox, TextRing } from "./text-overlay.tsx";

function Selected({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { selection, isDragging } = useEditor();
  const target = useCell(selection);
  const isMoving = useCell(isDragging);
  if (!target) return null;
  return (
    <>
      <SelectionBox canvas={canvas} target={target} />
      {"section" in target && (
        <div className={isMoving ? "moving" : ""}>
          <SectionToolbar key={target.section} canvas={canvas} section={target.section} />
        </div>
      )}
    </>
  );
}

function Bands({ canvas }: { canvas: CanvasControl }): ReactNode {
  const isMoving = useCell(useEditor().reordering) !== null;
  return Picker && !isMoving && <InsertionBands canvas={canvas} />;
}

function OpenSpot({ canvas }: { canvas: CanvasControl }): ReactNode {
  const spot = useCell(useEditor().spot);
  if (!spot) return null;
  const key = fieldTopic(spot.handle.target, spot.handle.path);
  if (spot.kind === "picture") return <PictureOverlay key={key} canvas={canvas} spot={spot} />;
  return <LinkOverlay key={key} canvas={canvas} spot={spot} />;
}

/** All that the editor draws over the page. It lies in the editor's document: nothing on the page moves for it. */
export function Overlay({
  layout,
  canvas,
}: {
  layout: FrameLayout;
  canvas: CanvasControl;
}): ReactNode {
  const style: CSSProperties = {
    left: layout.left,
    top: layout.top,
    width: layout.width * layout.zoom,
    height: layout.height * layout.zoom,
  };
  return (
    <div className="over" style={style}>
      <HoverBox canvas={canvas} />
      <Bands canvas={canvas} />
      <Selected canvas={canvas} />
      <ItemToolbar canvas={canvas} />
      <EmptyLists canvas={canvas} />
      <TextRing canvas={canvas} />
      <TextNoticeBox canvas={canvas} />
      <OpenSpot canvas={canvas} />
      <Uploads canvas={canvas} />
      <DropZone canvas={canvas} />
      <ConflictOverlay canvas={canvas} />
      <EmptyPage />
      <DragLayer canvas={canvas} />
    </div>
  );
}
