import type { ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { HoverBox, SelectionBox } from "./section-overlay.tsx";
import { TextNoticeBox, TextRing } from "./text-overlay.tsx";

/** What the pointer is over, what is selected, and the text that is typed in. */
export function Marks({ canvas }: { canvas: CanvasControl }): ReactNode {
  const spot = useSignal(useEditor().selection);
  return (
    <>
      <HoverBox canvas={canvas} />
      {spot && <SelectionBox canvas={canvas} spot={spot} />}
      <TextRing canvas={canvas} />
      <TextNoticeBox canvas={canvas} />
    </>
  );
}
