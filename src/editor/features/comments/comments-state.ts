import type { Comment, CommentsAnswer, CommentThread, NewThread } from "#/api/comments.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { pageKey } from "#/site/records.ts";
import { editorState } from "../../session/editor-state.ts";
import type { Editor } from "../../session/editor.ts";
import { createSignal } from "../../signals/signal.ts";
import { errorWords } from "../../words/error-words.ts";
import { loadScreenWords, translator } from "../../words/i18n.ts";
import { createRemovedComments } from "./removed-comments.ts";
import { oneReadAtATime } from "./one-read-at-a-time.ts";

const none: CommentsAnswer = { threads: [], members: [], own: null };

/** The comments of the site that is open, as the server had them last. */
export const commentsState = editorState((editor) => {
  const all = createSignal<CommentsAnswer>(none);
  let answered = none;
  const removed = createRemovedComments(editor, () => all.set(removed.without(answered)));
  const path = `sites/${editor.site.id}/comments`;
  const reload = oneReadAtATime(async () => {
    const answer = await editor.call<CommentsAnswer>(path);
    await loadDefinitions(answer.threads.map(({ template }) => template));
    answered = answer;
    all.set(removed.without(answer));
  });
  /** Does something and shows what became of it; answers whether it worked. */
  async function attempt(
    at: string,
    method: "POST" | "PATCH" | "DELETE" | "PUT",
    { body, keepalive = false }: { body?: object; keepalive?: boolean } = {},
  ): Promise<boolean> {
    try {
      await editor.call(path + at, { method, keepalive, ...(body && { body }) });
      await reload();
      return true;
    } catch (error) {
      await loadScreenWords();
      editor.toast(errorWords(translator("screens"), error));
      return false;
    }
  }
  const saidAt = (thread: CommentThread, comment: Comment): string =>
    `/${thread.id}/replies/${comment.id}`;
  return {
    all,
    /** The thread that the panel leads to. */
    current: createSignal<string | null>(null),
    /** The threads that the panel lists. */
    listed: createSignal<"open" | "resolved">("open"),
    reload: () => reload().catch(() => undefined),
    begin: (thread: NewThread) => attempt("", "POST", { body: thread }),
    reply: ({ id }: CommentThread, text: string) =>
      attempt(`/${id}/replies`, "POST", { body: { text } }),
    resolve: ({ id }: CommentThread, isResolved: boolean) =>
      attempt(`/${id}`, "PATCH", { body: { isResolved } }),
    change: (thread: CommentThread, comment: Comment, text: string) =>
      attempt(saidAt(thread, comment), "PATCH", { body: { text } }),
    /** It is hidden, and deleted once the way back is gone. */
    remove: (thread: CommentThread, comment: Comment) =>
      removed.remove(comment.id, (keepalive) =>
        attempt(saidAt(thread, comment), "DELETE", { keepalive }),
      ),
    /** What is told of here is read; what came since isn't. */
    see: () => {
      const times = all
        .get()
        .threads.flatMap(({ comments }) => comments.map(({ createdAt }) => createdAt));
      return attempt("/seen", "PUT", { body: { until: times.toSorted().at(-1) } });
    },
  };
});

/** Whether a thread's section is gone from the site; of a page that isn't loaded that isn't known. */
export function isSectionGone(editor: Editor, { page, section }: CommentThread): boolean {
  const records = editor.store.records();
  if (!records.index?.entries.some(({ id }) => id === page)) return true;
  const loaded = records[pageKey(page)];
  return loaded !== undefined && !loaded.sections.some(({ id }) => id === section);
}

export function unreadCount({ threads }: CommentsAnswer): number {
  return threads.flatMap(({ comments }) => comments).filter(({ isUnread }) => isUnread).length;
}
