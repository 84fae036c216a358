import { Suspense } from "react";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import type { CanvasControl } from "../canvas-control.ts";
import type { FrameLayout } from "../frame-layout.ts";
import { HoverBox, SelectionBox } from "./section-overlay.tsx";
import { TextNoticeBox, TextRing } from "./text-overlay.tsx";
import { useIsAwaited } from "./use-is-awaited.ts";
import "./overlay.css";

function Selected({ canvas }: { canvas: CanvasControl }): ReactNode {
  const target = useSignal(useEditor().selection);
  return target && <SelectionBox canvas={canvas} target={target} />;
}

/** All that the editor draws over the page. It lies in the editor's document: nothing on the page moves for it. */
export function Overlay({
  layout,
  canvas,
  Tools,
}: {
  layout: FrameLayout;
  canvas: CanvasControl;
  Tools: ComponentType<{ readonly canvas: CanvasControl }>;
}): ReactNode {
  const isAwaited = useIsAwaited(canvas);
  const style: CSSProperties = {
    left: layout.left,
    top: layout.top,
    width: layout.width * layout.zoom,
    height: layout.height * layout.zoom,
  };
  return (
    <div className="over" style={style}>
      <HoverBox canvas={canvas} />
      <Selected canvas={canvas} />
      <TextRing canvas={canvas} />
      <TextNoticeBox canvas={canvas} />
      {isAwaited && (
        <Suspense>
          <Tools canvas={canvas} />
        </Suspense>
      )}
    </div>
  );
}
