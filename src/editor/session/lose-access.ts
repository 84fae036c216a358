import type { Editor } from "./editor.ts";
import { forgetKeptSite } from "./kept-site.ts";

/**
 * Ends the work on a site that its user has no access to any more, and forgets what this device keeps of it. What is
 * being typed goes with what is unsent.
 */
export function loseAccess(editor: Editor): void {
  editor.canvas.get()?.text.flush();
  editor.hasAccess.set(false);
  void forgetKeptSite(editor.site.id).catch(() => undefined);
}
