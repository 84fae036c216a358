// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { readPage } from "#/site/operations/target.ts";
import type { Call } from "../../../api/request.ts";
import { click, mount, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { translator } from "../../../words/i18n.ts";
import { OpenPicker } from "../picker/open-picker.tsx";
import { linkSection } from "./linked-actions.ts";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

it("LINKED-01: once it is linked a section is added to another page, which one undo takes back", async () => {
  const editor = createSampleEditor((async () => []) as Call);
  mounted = await mount(<OpenPicker />, editor);
  const { all } = mounted;
  await act(async () => linkSection(editor, "goods", translator("editing")));
  const [made] = editor.toasts.get();
  expect([made?.action?.label, made?.more?.label]).toEqual(["Undo", "Add to a page…"]);
  await act(async () => made?.more?.run());
  const pages = () => all(".linked-page-list button");
  await until(() => pages().length > 0);
  expect(pages().map(({ textContent }) => textContent)).toEqual(["Галерея/connect"]);
  const gallery = () => readPage(editor.store.records(), "gallery").sections;
  const before = gallery();
  const [page] = pages();
  if (page) await click(page);
  await until(() => gallery().length > before.length);
  const { linked = [] } = editor.store.records().site ?? {};
  expect(gallery().at(-1)?.linked).toBe(linked[0]?.id);
  expect(all("dialog")).toEqual([]);
  const [added] = editor.toasts.get();
  expect(added?.message).toBe("Added to “Галерея”");
  await act(async () => added?.action?.run());
  expect(gallery()).toEqual(before);
});
