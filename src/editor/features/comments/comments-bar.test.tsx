// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CommentsAnswer } from "#/api/comments.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Call } from "../../api/request.ts";
import type { CanvasPort } from "../../session/canvas-port.ts";
import { openPanel } from "../../shell/panel-state.ts";
import { mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import { loadWords } from "../../words/i18n.ts";
import { CommentsBar } from "./comments-bar.tsx";
import { CommentsPanel } from "./comments-panel.tsx";
import { commentsState } from "./comments-state.ts";

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  history.replaceState(null, "", "/");
});

HTMLElement.prototype.scrollIntoView = () => undefined;

it("COMM-06: a link to a thread opens it at its section, also on another page, and only once", async () => {
  history.replaceState(null, "", "/sites/1/edit/home#comment-t1");
  const thread = { id: "t1", page: "gallery", section: "pics", template: "Portfolio12" };
  const answer: CommentsAnswer = {
    threads: [{ ...thread, isResolved: false, comments: [] }],
    members: [],
    own: null,
  };
  const editor = createSampleEditor((async () => answer) as Call);
  mounted = await mount(<CommentsBar />, editor);
  await until(() => commentsState(editor).all.get().threads.length === 1);
  expect(openPanel(editor).get()).toBe("comments");
  const reveal = vi.fn<CanvasPort["reveal"]>();
  await act(async () => editor.canvas.set(stillCanvas({ reveal })));
  await until(() => reveal.mock.calls.length > 0);
  const { page, section } = thread;
  expect(reveal.mock.calls).toEqual([[{ page, section }, { flash: true }]]);
  await until(() => editor.page.get() === "gallery");
  expect(commentsState(editor).current.get()).toBe("t1");
  await act(async () => openPanel(editor).set(null));
  await act(async () => commentsState(editor).reload());
  expect(openPanel(editor).get()).toBeNull();
  expect(reveal).toHaveBeenCalledOnce();
});

it("COMM-06: a link to a thread that was resolved meanwhile lists it among the resolved ones", async () => {
  history.replaceState(null, "", "/sites/1/edit/home#comment-t2");
  const about = { page: "gallery", section: "pics", template: "Portfolio12", comments: [] };
  await loadWords("comments");
  const threads = [
    { ...about, id: "t1", isResolved: false },
    { ...about, id: "t2", isResolved: true },
  ];
  const editor = createSampleEditor((async () => ({ threads, members: [], own: null })) as Call);
  editor.canvas.set(stillCanvas());
  mounted = await mount(
    <>
      <CommentsBar />
      <CommentsPanel onClose={() => undefined} />
    </>,
    editor,
  );
  await until(() => mounted.all(".comment-thread.is-current").length > 0);
  expect(mounted.all(".comment-thread")).toHaveLength(1);
  expect(mounted.find("[aria-checked=true]").textContent).toBe("Resolved 1");
});

async function openEmpty(role: SiteRole) {
  await loadWords("comments");
  const editor = createSampleEditor((async () => ({
    threads: [],
    members: [],
    own: null,
  })) as Call);
  editor.role.set(role);
  mounted = await mount(<CommentsPanel onClose={() => undefined} />, editor);
  return { editor, choice: mounted.find<HTMLSelectElement>(".comment-section select") };
}

it.each([
  ["viewer", "Comments appear hereChoose a section here to comment on it."],
  ["editor", "Comments appear hereSelect a section on the page, or choose it here."],
] as const)(
  "COMM-03, COMM-172: a %s reads what will stand in an empty panel, and begins by choosing a section in it",
  async (role, words) => {
    const { editor, choice } = await openEmpty(role);
    expect(mounted.find(".empty").textContent).toBe(words);
    expect(mounted.all("textarea")).toEqual([]);
    choice.focus();
    choice.value = "goods";
    await act(async () => void choice.dispatchEvent(new Event("change", { bubbles: true })));
    expect(editor.selection.get()).toEqual({ page: "home", section: "goods" });
    expect(mounted.all("textarea")).toHaveLength(1);
    // the keyboard stays in the list, which goes on naming the section
    expect(document.activeElement).toBe(mounted.find(".comment-section select"));
    expect(choice.value).toBe("goods");
  },
);

it("COMM-172: the sections to choose from are those that the page has now", async () => {
  const { editor, choice } = await openEmpty("editor");
  const ids = () => [...choice.options].map(({ value }) => value);
  expect(ids()).toEqual(["", "head", "goods", "mail"]);
  const args = { page: "home", section: "goods" };
  await act(async () => void editor.dispatch({ name: "section.remove", args }));
  expect(ids()).toEqual(["", "head", "mail"]);
});
