import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { CommentThread } from "#/api/comments.ts";
import { threadAddress } from "#/api/editor-address.ts";
import { seenSections } from "#/site/linked.ts";
import { anyTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { nameOfSection } from "../../session/section-name.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { CommentItem } from "./comment-item.tsx";
import { commentsState } from "./comments-state.ts";
import { Composer } from "./composer.tsx";
import { showThread } from "./show-thread.ts";

function linkOf(editor: Editor, { id, page }: CommentThread): string {
  const entry = editor.store.records().index?.entries.find((one) => one.id === page);
  return location.origin + threadAddress(editor.site.id, entry, id);
}

/** What the section is called, by its heading; by its template where it is gone or its page isn't loaded. */
function useSectionName({ page, section, template }: CommentThread): string {
  const editor = useEditor();
  useSignal(editor.language);
  const records = useStored(editor.store, anyTopic, (all) => all);
  const found = seenSections(records, page)?.find(({ id }) => id === section);
  return found ? nameOfSection(editor, found) : templateLabel(template);
}

/** What was said about a section. */
export function ThreadCard({ thread }: { readonly thread: CommentThread }): ReactNode {
  const editor = useEditor();
  const state = commentsState(editor);
  const t = useTranslate("comments");
  const isCurrent = useSignal(state.current) === thread.id;
  const card = useRef<HTMLElement>(null);
  const { comments, isResolved } = thread;
  const section = useSectionName(thread);
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
        <button
          type="button"
          className="link-button truncated"
          title={section}
          onClick={() => showThread(editor, thread)}
        >
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
          field={`comments/reply/${thread.id}`}
          label={t("replyPlaceholder")}
          action={t("reply")}
          onSend={(text) => state.reply(thread, text)}
        />
      )}
    </article>
  );
}
