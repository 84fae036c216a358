import { pageSlug } from "#/api/editor-address.ts";
import { canvasState } from "../canvas/canvas-state.ts";
import { navigate } from "../navigation/location.ts";
import type { Editor } from "../session/editor.ts";
import { openPanel } from "./panel-state.ts";

/** Where the canvas shows the page that it showed before. */
function canvasAddress({ site, store, page }: Editor): string {
  const entries = store.records().index?.entries ?? [];
  const entry = entries.find(({ id }) => id === page.get()) ?? entries[0];
  return `/sites/${site.id}/edit/${entry ? pageSlug(entry) : "home"}`;
}

/** Opens a panel. Panels stand beside the canvas: from another screen, and from the bare page, the way leads there. */
export function showPanel(editor: Editor, name: string): void {
  if (!editor.canvas.get()) navigate(canvasAddress(editor));
  canvasState(editor).isPreview.set(editor.role.get() === "viewer");
  openPanel(editor).set(name);
}
