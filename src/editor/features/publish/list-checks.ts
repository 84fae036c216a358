import type { Editor } from "../../session/editor.ts";
import { marksState } from "./marks-state.ts";

/** Lists what publishing would find on the page, which has to be on the canvas for that. */
export function listChecks(editor: Editor): void {
  if (!editor.canvas.get()) editor.openPage(editor.page.get());
  marksState(editor).isListed.set(true);
}
