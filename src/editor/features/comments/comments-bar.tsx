import { MessageSquare } from "lucide-react";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { openPanel } from "../../shell/panel-state.ts";
import { useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { commentsState, unreadCount } from "./comments-state.ts";
import "./comments.css";

/** What a link to a thread ends with. */
const linkMark = "#comment-";

/** Keeps the comments as the server has them, opens the thread that the address names, and counts what is unread. */
export function CommentsBar(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("comments");
  const state = commentsState(editor);
  const unread = unreadCount(useSignal(state.all));
  useEffect(() => {
    void state.reload();
    return editor.serverEvent.subscribe(() => {
      if (editor.serverEvent.get()?.kind === "comments") void state.reload();
    });
  }, [editor, state]);
  useEffect(() => {
    if (!location.hash.startsWith(linkMark)) return;
    state.current.set(location.hash.slice(linkMark.length));
    openPanel(editor).set("comments");
  }, [editor, state]);
  if (unread === 0) return null;
  const label = t("unread", { count: unread });
  return (
    <button
      type="button"
      className="button ghost comments-unread"
      aria-label={label}
      title={label}
      onClick={() => openPanel(editor).set("comments")}
    >
      <MessageSquare aria-hidden="true" />
      <span className="comments-count">{unread}</span>
    </button>
  );
}
