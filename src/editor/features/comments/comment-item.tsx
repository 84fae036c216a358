import { useState } from "react";
import type { ReactNode } from "react";
import type { Comment, CommentThread } from "#/api/comments.ts";
import { isAtLeast } from "#/api/roles.ts";
import { commentParts } from "#/api/mentions.ts";
import { cutText } from "#/lib/cut-text.ts";
import { formDrafts } from "../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { regional } from "../../words/regional.ts";
import { commentsState } from "./comments-state.ts";
import { Composer } from "./composer.tsx";

function timeOf(iso: string, language: string): string {
  const time = new Date(iso);
  const isToday = time.toDateString() === new Date().toDateString();
  const style = isToday
    ? ({ timeStyle: "short" } as const)
    : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(regional(language), style).format(time);
}

/** One's own, and what came by links that one may hand out. */
function useMayDelete({ isOwn, isByPreview = false }: Comment): boolean {
  const role = useSignal(useEditor().role);
  return isOwn || (isByPreview && isAtLeast(role, "editor"));
}

/** One comment; those of the reader can be changed and deleted. */
export function CommentItem({
  thread,
  comment,
}: {
  readonly thread: CommentThread;
  readonly comment: Comment;
}): ReactNode {
  const editor = useEditor();
  const state = commentsState(editor);
  const t = useTranslate("comments");
  const language = useLanguage();
  const { members } = useSignal(state.all);
  const field = `comments/edit/${comment.id}`;
  // a change that was begun goes on
  const [isEditing, setEditing] = useState(() => formDrafts(editor).read(field) !== undefined);
  const { text, isOwn, isByPreview = false, createdAt, editedAt, isUnread } = comment;
  const author = comment.author === null ? t("former") : comment.author || t("guest");
  const mayDelete = useMayDelete(comment);
  if (isEditing)
    return (
      <Composer
        field={field}
        label={t("edit")}
        action={t("save")}
        initial={text}
        onCancel={() => setEditing(false)}
        onSend={async (next) => {
          const isDone = await state.change(thread, comment, next);
          if (isDone) setEditing(false);
          return isDone;
        }}
      />
    );
  return (
    <div className={isUnread ? "comment is-unread" : "comment"}>
      <span className="avatar initials" aria-hidden="true">
        {cutText(author, 1).toUpperCase()}
      </span>
      <span className="comment-head">
        <span className="strong truncated">{author}</span>
        <time className="hint" dateTime={createdAt}>
          {timeOf(createdAt, language)}
          {editedAt !== null && ` · ${t("edited")}`}
        </time>
      </span>
      {/* in a line of its own, which no name pushes away or looks like */}
      {isByPreview && <span className="hint">{t("byPreview")}</span>}
      <p className="comment-text">
        {commentParts(text, isByPreview ? [] : members).map((part, index) =>
          part.isMention ? (
            <span key={index} className="comment-mention">
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </p>
      {mayDelete && (
        <span className="comment-own">
          {isOwn && (
            <button type="button" className="link-button" onClick={() => setEditing(true)}>
              {t("edit")}
            </button>
          )}
          <button
            type="button"
            className="link-button"
            onClick={() => void state.remove(thread, comment)}
          >
            {t("remove")}
          </button>
        </span>
      )}
    </div>
  );
}
