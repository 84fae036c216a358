import type { CommentThread } from "#/api/comments.ts";
import type { Editor } from "../../session/editor.ts";
import { commentsState, isSectionGone } from "./comments-state.ts";

/** Leads to a thread in the panel and to its section. */
export function showThread(editor: Editor, thread: CommentThread): void {
  const { current, listed } = commentsState(editor);
  current.set(thread.id);
  listed.set(thread.isResolved ? "resolved" : "open");
  if (isSectionGone(editor, thread)) return;
  const { page, section } = thread;
  if (editor.page.get() !== page) editor.openPage(page);
  editor.canvas.get()?.reveal({ page, section }, { flash: true });
}
