// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { CommentsAnswer } from "#/api/comments.ts";
import type { Call } from "../../api/request.ts";
import { registerFeatureWords } from "../../shell/register-words.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { commentsState } from "./comments-state.ts";
import { comments } from "./feature.ts";

const comment = (id: string) => ({
  id,
  author: "Anna",
  isOwn: true,
  text: id,
  createdAt: "2026-11-20T12:00:00.000Z",
  editedAt: null,
  isUnread: false,
});
const about = { page: "home", section: "hero", template: "Header21", isResolved: false };

async function open(isRefused = false) {
  registerFeatureWords([comments]);
  let answer: CommentsAnswer = {
    threads: [{ ...about, id: "t1", comments: [comment("a"), comment("b")] }],
    members: [],
    own: null,
  };
  const deleted: { path: string; keepalive: boolean | undefined }[] = [];
  const call: Call = async (path, options) => {
    if (options?.method === "DELETE") {
      if (isRefused) throw new Error("refused");
      deleted.push({ path, keepalive: options.keepalive });
      const gone = path.split("/").at(-1);
      const threads = answer.threads.map((one) => ({
        ...one,
        comments: one.comments.filter(({ id }) => id !== gone),
      }));
      answer = { ...answer, threads: threads.filter((one) => one.comments.length > 0) };
    }
    return answer as never;
  };
  const editor = createSampleEditor(call);
  const state = commentsState(editor);
  await state.reload();
  const said = () =>
    state.all.get().threads.map((one) => one.comments.map(({ id }) => id).join(" "));
  const remove = async (id: string): Promise<void> => {
    const thread = answer.threads[0];
    const found = thread?.comments.find((one) => one.id === id);
    if (thread && found) await state.remove(thread, found);
  };
  const [toast] = [() => editor.toasts.get()[0]];
  return { editor, state, said, remove, deleted, toast };
}

it("COMM-10: a deleted comment is hidden at once and comes back with Undo; nothing was deleted", async () => {
  const { said, remove, deleted, toast, editor } = await open();
  await remove("a");
  expect(said()).toEqual(["b"]);
  expect(toast()).toMatchObject({ message: "Comment deleted", action: { label: "Undo" } });
  toast()?.action?.run();
  editor.dismissToast(toast()?.id ?? 0);
  expect(said()).toEqual(["a b"]);
  expect(deleted).toEqual([]);
});

it("COMM-10: it is deleted once the way back is gone, a thread with its last one, and stays hidden meanwhile", async () => {
  const { said, remove, deleted, toast, editor, state } = await open();
  await remove("a");
  await state.reload();
  expect(said()).toEqual(["b"]);
  editor.dismissToast(toast()?.id ?? 0);
  expect(deleted).toEqual([{ path: "sites/1/comments/t1/replies/a", keepalive: false }]);
  await remove("b");
  expect(said()).toEqual([]);
  dispatchEvent(new Event("pagehide"));
  expect(deleted.at(-1)).toEqual({ path: "sites/1/comments/t1/replies/b", keepalive: true });
  editor.dismissToast(toast()?.id ?? 0);
  expect(deleted).toHaveLength(2);
});

it("COMM-10: what couldn’t be deleted is there again", async () => {
  const { said, remove, toast, editor } = await open(true);
  await remove("a");
  editor.dismissToast(toast()?.id ?? 0);
  await expect.poll(said).toEqual(["a b"]);
});
