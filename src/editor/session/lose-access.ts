import type { Editor } from "./editor.ts";

/** Ends the work on a site that its user has no access to any more. What is being typed goes with what is unsent. */
export function loseAccess(editor: Editor): void {
  editor.canvas.get()?.text.flush();
  editor.hasAccess.set(false);
}
