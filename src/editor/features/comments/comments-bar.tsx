import { MessageSquare } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { threadMark } from "#/api/editor-address.ts";
import { useEditor } from "../../session/editor.ts";
import { openPanel } from "../../shell/panel-state.ts";
import { showPanel } from "../../shell/show-panel.ts";
import { useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { commentsState, unreadCount } from "./comments-state.ts";
import { showThread } from "./show-thread.ts";
import "./comments.css";

/** Opens the thread that the address names, at its section, as soon as it and the page are there. */
function useNamedThread(): void {
  const editor = useEditor();
  const state = commentsState(editor);
  const { threads } = useSignal(state.all);
  const canvas = useSignal(editor.canvas);
  const isShown = useRef(false);
  useEffect(() => {
    if (!location.hash.startsWith(threadMark)) return;
    state.current.set(location.hash.slice(threadMark.length));
    openPanel(editor).set("comments");
  }, [editor, state]);
  useEffect(() => {
    if (isShown.current || !canvas || !location.hash.startsWith(threadMark)) return;
    const named = location.hash.slice(threadMark.length);
    const thread = threads.find(({ id }) => id === named);
    if (!thread) return;
    isShown.current = true;
    showThread(editor, thread);
  }, [editor, threads, canvas]);
}

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
  useNamedThread();
  if (unread === 0) return null;
  const label = t("unread", { count: unread });
  return (
    <button
      type="button"
      className="button ghost comments-unread"
      aria-label={label}
      title={label}
      onClick={() => showPanel(editor, "comments")}
    >
      <MessageSquare aria-hidden="true" />
      <span className="comments-count">{unread}</span>
    </button>
  );
}
