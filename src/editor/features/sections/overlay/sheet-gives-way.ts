import { useEffect } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { useEditor } from "../../../session/editor.ts";
import { openPanel } from "../../../shell/panel-state.ts";
import { useSignalPart } from "../../../signals/signal.ts";

/** On phones the list of sections is a sheet over the page: it closes once a text is typed in, such as a new section's title. */
export function useSheetGivesWay({ text }: CanvasControl): void {
  const panel = openPanel(useEditor());
  const isTyping = useSignalPart(text.focus, (focus) => focus !== null);
  useEffect(() => {
    if (isTyping && panel.get() === "sections" && matchMedia("(max-width: 820px)").matches)
      panel.set(null);
  }, [isTyping, panel]);
}
