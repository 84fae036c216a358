// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { SiteRole } from "#/api/roles.ts";
import type { Call } from "../../api/request.ts";
import { mount } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { loadWords } from "../../words/i18n.ts";
import { CommentItem } from "./comment-item.tsx";
import { commentsState } from "./comments-state.ts";

const call = (async () => undefined) as Call;

/** What is shown of a comment. */
async function show(comment: object, role: SiteRole = "editor") {
  const editor = createSampleEditor(call);
  editor.role.set(role);
  const said = {
    id: "c1",
    author: "Lena",
    isOwn: false,
    text: "@Lena look",
    createdAt: "2026-11-20T12:00:00.000Z",
    editedAt: null,
    isUnread: false,
    ...comment,
  };
  const place = { page: "home", section: "header", template: "Header21" };
  const thread = { id: "t1", ...place, isResolved: false, comments: [said] };
  commentsState(editor).all.set({ threads: [thread], members: ["Lena"], own: "Lena" });
  await loadWords("comments");
  const mounted = await mount(<CommentItem thread={thread} comment={said} />, editor);
  const shown = {
    isMarked: mounted.find(".comment").textContent?.includes("Guest, through a preview link"),
    mentions: mounted.all(".comment-mention").map(({ textContent }) => textContent),
    buttons: mounted.all(".comment button").map(({ textContent }) => textContent),
  };
  mounted.unmount();
  return shown;
}

it("COMM-510: a guest of a preview is one under the name of a member, too, and calls nobody", async () => {
  expect(await show({ isByPreview: true })).toMatchObject({ isMarked: true, mentions: [] });
  expect(await show({})).toMatchObject({ isMarked: false, mentions: ["@Lena"] });
});

it("COMM-510: who may hand out links deletes what a guest said, and changes nothing of it", async () => {
  const guests = { isByPreview: true };
  expect((await show(guests)).buttons).toEqual(["Delete"]);
  expect((await show(guests, "writer")).buttons).toEqual([]);
  expect((await show({}, "owner")).buttons).toEqual([]);
  expect((await show({ isOwn: true }, "viewer")).buttons).toEqual(["Edit", "Delete"]);
});
