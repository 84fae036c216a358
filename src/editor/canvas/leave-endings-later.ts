import type { Editor } from "../session/editor.ts";
import type { CanvasControl } from "./canvas-control.ts";
import { canvasState } from "./canvas-state.ts";
import type { Listeners } from "./events/listen.ts";

/** `leaveEndings`, which is loaded once the words that a form ends with are shown: until then there are none to leave. */
export function leaveEndingsLater(
  listeners: Listeners,
  tools: { editor: Editor; control: CanvasControl },
): () => void {
  let isOver = false;
  const load = async (): Promise<void> => {
    const { leaveEndings } = await import("./leave-ending.ts");
    if (isOver) return;
    isOver = true;
    end();
    end = leaveEndings(listeners, tools);
  };
  // what can't be had is asked for with the next one
  let end = canvasState(tools.editor).shownEnding.subscribe(
    () => void load().catch(() => undefined),
  );
  return () => {
    isOver = true;
    end();
  };
}
