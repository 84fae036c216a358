import type { CommentsAnswer } from "#/api/comments.ts";
import type { Editor } from "../../session/editor.ts";
import { loadScreenWords, loadWords, translator } from "../../words/i18n.ts";

/** Comments that are taken back: hidden at once, deleted when the way back is gone. */
export interface RemovedComments {
  /** Hides a comment and offers it back; `send` deletes it, answering whether that worked. */
  remove(id: string, send: (keepalive: boolean) => Promise<boolean>): Promise<void>;
  /** What is left of the comments; with its last one a thread goes. */
  without(answer: CommentsAnswer): CommentsAnswer;
}

/** A toast that is no longer shown anywhere has so many milliseconds. */
const longest = 30_000;

export function createRemovedComments(
  editor: Pick<Editor, "toasts" | "toast" | "dismissToast" | "timers">,
  onChange: () => void,
): RemovedComments {
  const removed = new Set<string>();
  const bringBack = (id: string): void => {
    removed.delete(id);
    onChange();
  };
  /** Runs once: when the toast gives way, after a while, or as the page is left. */
  function whenGone(toast: number, run: (keepalive: boolean) => void): () => void {
    const left = new AbortController();
    const { signal } = left;
    const end = (isLeaving: boolean): void => {
      if (signal.aborted) return;
      left.abort();
      run(isLeaving);
    };
    const ends = [
      editor.toasts.subscribe(() => {
        if (!editor.toasts.get().some(({ id }) => id === toast)) end(false);
      }),
      editor.timers.after(longest, () => {
        end(false);
        editor.dismissToast(toast);
      }),
    ];
    signal.addEventListener("abort", () => {
      for (const stop of ends) stop();
    });
    addEventListener("pagehide", () => end(true), { signal });
    return () => left.abort();
  }
  return {
    async remove(id, send) {
      removed.add(id);
      onChange();
      await Promise.all([loadScreenWords(), loadWords("comments")]);
      let keep = (): void => undefined;
      const run = (): void => {
        keep();
        bringBack(id);
      };
      editor.toast(translator("comments")("removed"), {
        label: translator("screens")("undo"),
        run,
      });
      const toast = editor.toasts.get().at(-1)?.id ?? 0;
      keep = whenGone(toast, (isLeaving) => {
        // what couldn't be deleted is there again
        void send(isLeaving).then((isDone) => isDone || bringBack(id));
      });
    },
    without: ({ threads, ...answer }) => ({
      ...answer,
      threads: threads.flatMap((thread) => {
        const comments = thread.comments.filter(({ id }) => !removed.has(id));
        if (comments.length === thread.comments.length) return thread;
        return comments.length === 0 ? [] : { ...thread, comments };
      }),
    }),
  };
}
