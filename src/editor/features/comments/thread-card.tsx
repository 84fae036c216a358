import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { CommentThread } from "#/api/comments.ts";
import { pageSlug } from "#/api/editor-address.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { CommentItem } from "./comment-item.tsx";
import { commentsState, isSectionGone } from "./comments-state.ts";
import { Composer } from "./composer.tsx";

function linkOf(editor: Editor, { id, page }: CommentThread): string {
  const entry = editor.store.records().index?.entries.find((one) => one.id === page);
  const slug = entry ? pageSlug(entry) : "home";
  return `${location.origin}/sites/${editor.site.id}/edit/${slug}#comment-${id}`;
}

/** Leads to the section of a thread. */
function showSection(editor: Editor, thread: CommentThread): void {
  commentsState(editor).current.set(thread.id);
  if (isSectionGone(editor, thread)) return;
  const { page, section } = thread;
  if (editor.page.get() !== page) editor.openPage(page);
  editor.canvas.get()?.reveal({ page, section }, { flash: true });
}

/** What was said about a section. */
export function ThreadCard({ thread }: { readonly thread: CommentThread }): ReactNode {
  const editor = useEditor();
  const state = commentsState(editor);
  const t = useTranslate("comments");
  const isCurrent = useSignal(state.current) === thread.id;
  const card = useRef<HTMLElement>(null);
  const { template, comments, isResolved } = thread;
  const section = templateLabel(template);
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <article
      ref={card}
      className={isCurrent ? "comment-thread is-current" : "comment-thread"}
      aria-label={section}
    >
      <div className="comment-thread-head">
        <button type="button" className="link-button" onClick={() => showSection(editor, thread)}>
          {section}
        </button>
        <CopyButton text={linkOf(editor, thread)} label={t("link")} doneLabel={t("link")} />
        <Button size="sm" onClick={() => void state.resolve(thread, !isResolved)}>
          {t(isResolved ? "reopen" : "resolve")}
        </Button>
      </div>
      {comments.map((comment) => (
        <CommentItem key={comment.id} thread={thread} comment={comment} />
      ))}
      {!isResolved && (
        <Composer
          label={t("replyPlaceholder")}
          action={t("reply")}
          onSend={(text) => state.reply(thread, text)}
        />
      )}
    </article>
  );
}
