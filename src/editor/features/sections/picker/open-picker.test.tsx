// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import type { Call } from "../../../api/request.ts";
import { EditorContext } from "../../../session/editor.ts";
import { mount, until } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { startTranslations } from "../../../words/i18n.ts";
import { sectionsState } from "../sections-state.ts";
import { OpenPicker, preloadPicker } from "./open-picker.tsx";

it("LINKED-01: what asks for the page of a linked section comes with its words", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  localStorage.setItem("vitrine-language", "en");
  await startTranslations();
  const editor = createSampleEditor((async () => []) as Call);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <EditorContext value={editor}>
        <OpenPicker />
      </EditorContext>,
    ),
  );
  const { placing } = sectionsState(editor);
  await act(async () => placing.set({ linked: "shared", pages: ["gallery"] }));
  const find = (selector: string) => document.body.querySelector(selector);
  await until(() => find(".linked-page-list button") !== null);
  expect(find(".dialog-head h2")?.textContent).toBe("Add to a page");
  expect(find(".dialog-head button")?.getAttribute("aria-label")).toBe("Close");
  await act(async () => root.unmount());
  container.remove();
});

it("PICK-10: the picker is fetched when a button that opens it is reached, and waited for where it isn’t there yet", async () => {
  const editor = createSampleEditor((async () => []) as Call);
  const mounted = await mount(<OpenPicker />, editor);
  onTestFinished(() => mounted.unmount());
  await preloadPicker(editor);
  await act(async () => sectionsState(editor).insertion.set({ after: null }));
  await until(() => mounted.all(".picker-option").length > 0);
  expect(mounted.all(".waiting")).toEqual([]);
});
