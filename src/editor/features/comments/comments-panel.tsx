import { MessageSquare, X } from "lucide-react";
import { useCallback, useEffect } from "react";
import type { ReactNode } from "react";
import type { CommentThread, NewThread } from "#/api/comments.ts";
import { seenSections } from "#/site/linked.ts";
import { anyTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { askedComment } from "../../session/asked-comment.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import type { PanelProps } from "../../shell/feature.ts";
import { useSignal } from "../../signals/signal.ts";
import { IconButton } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { commentsState, isSectionGone, unreadCount } from "./comments-state.ts";
import { Composer } from "./composer.tsx";
import { SectionChoice } from "./section-choice.tsx";
import { ThreadCard } from "./thread-card.tsx";
import "./comments.css";

/** The section that a comment would be about. */
function useSelectedSection(): Omit<NewThread, "text"> | undefined {
  const editor = useEditor();
  const selection = useSignal(editor.selection);
  const records = useStored(editor.store, anyTopic, (all) => all);
  if (!selection || !("section" in selection)) return undefined;
  const { page, section } = selection;
  const found = seenSections(records, page)?.find(({ id }) => id === section);
  return found && { page, section, template: found.template };
}

/** How a comment is begun; `isFirst` where there are none that could stand below. */
function NewComment({ isFirst }: { isFirst: boolean }): ReactNode {
  const editor = useEditor();
  const state = commentsState(editor);
  const t = useTranslate("comments");
  const selected = useSelectedSection();
  const maySelect = useMay()("writer");
  const asked = useSignal(askedComment(editor));
  const taken = useCallback(() => askedComment(editor).set(null), [editor]);
  return (
    <div className="comment-new">
      {isFirst && !selected && (
        <div className="empty">
          <MessageSquare className="size-20" aria-hidden="true" />
          <p className="strong">{t("emptyOpen")}</p>
          <p>{t(maySelect ? "select" : "chooseFirst")}</p>
        </div>
      )}
      {isFirst && selected && <p className="secondary-text">{t("none")}</p>}
      <SectionChoice />
      {selected && (
        <Composer
          key={selected.section}
          field={`comments/new/${selected.section}`}
          label={t("placeholder")}
          action={t("send")}
          onFocused={asked === selected.section ? taken : undefined}
          onSend={(text) => state.begin({ ...selected, text })}
        />
      )}
    </div>
  );
}

/** Threads by their pages in the order of the site; those whose section is gone come last. */
function useGroups(threads: readonly CommentThread[]): { name: string; of: CommentThread[] }[] {
  const editor = useEditor();
  const t = useTranslate("comments");
  const entries = useStored(editor.store, anyTopic, (records) => records).index?.entries ?? [];
  const gone = threads.filter((thread) => isSectionGone(editor, thread));
  const groups = entries.map(({ id, name }) => ({
    name,
    of: threads.filter((thread) => thread.page === id && !gone.includes(thread)),
  }));
  return [...groups, { name: t("deleted"), of: gone }].filter(({ of }) => of.length > 0);
}

/** What is said about the site's sections, open or resolved. */
export function CommentsPanel({ onClose }: PanelProps): ReactNode {
  const editor = useEditor();
  const state = commentsState(editor);
  const t = useTranslate("comments");
  const say = useTranslate();
  const filter = useSignal(state.listed);
  const all = useSignal(state.all);
  const unread = unreadCount(all);
  const isAsked = useSignal(askedComment(editor)) !== null;
  // what is written stands above what is open
  useEffect(() => {
    if (isAsked) state.listed.set("open");
  }, [state, isAsked]);
  // whoever opens it again begins with what is open
  useEffect(() => () => state.listed.set("open"), [state]);
  // what stands here is seen; it stays marked until the panel is opened again
  useEffect(() => {
    if (unread === 0) return;
    return editor.timers.after(2_000, () => void state.see());
  }, [editor, state, unread]);
  const open = all.threads.filter(({ isResolved }) => !isResolved);
  const resolved = all.threads.filter(({ isResolved }) => isResolved);
  const groups = useGroups(filter === "open" ? open : resolved);
  return (
    <>
      <div className="panel-head">
        <h2 className="section-title">{t("title")}</h2>
        <IconButton label={say("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="comments-top">
        <Segmented
          isFull
          label={t("filter")}
          choices={[
            { value: "open", label: `${t("open")} ${open.length}` },
            { value: "resolved", label: `${t("resolved")} ${resolved.length}` },
          ]}
          value={filter}
          onChoose={state.listed.set}
        />
        {filter === "open" && <NewComment isFirst={open.length === 0} />}
      </div>
      <div className="panel-body comments-list">
        {groups.length === 0 && filter === "resolved" && (
          <p className="empty">{t("emptyResolved")}</p>
        )}
        {groups.map(({ name, of }) => (
          <section key={name} aria-label={name}>
            <h3 className="hint">{name}</h3>
            {of.map((thread) => (
              <ThreadCard key={thread.id} thread={thread} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
