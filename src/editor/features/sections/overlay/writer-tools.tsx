import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { leaveRoomAtFoot } from "../../../canvas/overlay/room-at-foot.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal, useSignalPart } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { PartToolbar } from "./part-toolbar.tsx";

/** For whoever changes texts and pictures only: on a phone the text that is typed in has its bar, as it has for editors. */
export function WriterTools({ canvas }: { canvas: CanvasControl }): ReactNode {
  const t = useTranslate();
  const spot = useSignal(useEditor().selection);
  const isTyping = useSignalPart(canvas.text.focus, (focus) => focus !== null);
  const isShown = spot !== null && isTyping && matchMedia("(max-width: 820px)").matches;
  useLayoutEffect(
    () => (isShown ? leaveRoomAtFoot(canvas.document) : undefined),
    [canvas, isShown],
  );
  return (
    isShown && (
      <PartToolbar canvas={canvas} spot={spot} name={t("text.labelFree")}>
        {null}
      </PartToolbar>
    )
  );
}
