// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import type { Call } from "../../../api/request.ts";
import { openPanel } from "../../../shell/panel-state.ts";
import { CommentsPanel } from "../../comments/comments-panel.tsx";
import { commentsState } from "../../comments/comments-state.ts";
import { click, mount, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { loadWords } from "../../../words/i18n.ts";
import { MoreMenu } from "./section-menus.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

it("COMM-12: a section's menu leads to the field for a comment on it, whatever was listed", async () => {
  const editor = createSampleEditor((() => Promise.reject(new Error("offline"))) as Call);
  const nothing = () => undefined;
  mounted = await mount(
    <>
      <MoreMenu section="head" />
      <CommentsPanel onClose={nothing} />
    </>,
    editor,
  );
  await act(async () => {
    await loadWords("comments");
    commentsState(editor).listed.set("resolved");
  });
  await click(mounted.find("[aria-haspopup=menu]"));
  const choices = () => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const comment = choices().find(({ textContent }) => textContent === "Comment");
  await click(comment ?? document.body);
  expect(openPanel(editor).get()).toBe("comments");
  expect(editor.selection.get()).toEqual({ page: "home", section: "head" });
  await until(() => document.activeElement?.matches(".comment-new textarea") ?? false);
  // asked once: later the keyboard stays where it is
  const field = document.activeElement;
  await act(async () => {
    if (field instanceof HTMLElement) field.blur();
    editor.selection.set(null);
    editor.selection.set({ page: "home", section: "head" });
  });
  expect(document.activeElement).toBe(document.body);
});
