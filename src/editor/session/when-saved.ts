import type { Editor } from "./editor.ts";

/** Resolves when the server has every edit of this editor. */
export function whenSaved(editor: Pick<Editor, "store" | "canvas">): Promise<void> {
  const { save } = editor.store;
  editor.canvas.get()?.text.flush();
  return new Promise((resolve) => {
    if (save.get().unsent === 0) return resolve();
    const end = save.subscribe(() => {
      if (save.get().unsent > 0) return;
      end();
      resolve();
    });
  });
}
