// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ProblemInfo } from "#/api/publishing.ts";
import type { Call } from "../../api/request.ts";
import type { CanvasPort } from "../../session/canvas-port.ts";
import type { Editor } from "../../session/editor.ts";
import { click, mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import { navigate } from "../../navigation/location.ts";
import { WalkBar } from "./walk-bar.tsx";
import { startWalk } from "./walk.ts";
import { walkState } from "./walk-state.ts";

const head = { page: "home", section: "head" };
const longTitle: ProblemInfo = {
  code: "text-over-limit",
  severity: "error",
  ...head,
  target: head,
  path: ["title"],
  language: "ru",
};
const noTitle: ProblemInfo = {
  code: "page-title-missing",
  severity: "warning",
  page: "home",
  section: null,
  target: { part: "meta", page: "home" },
  path: ["title"],
  language: "ru",
};
const noDescription = { ...noTitle, code: "page-description-missing", path: ["description"] };

let mounted: Mounted;
let editor: Editor;
const reveal = vi.fn<CanvasPort["reveal"]>();
const showList = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, "", "/sites/1/edit");
  const noCall = (async () => ({})) as Call;
  editor = createSampleEditor(noCall);
  editor.canvas.set(stillCanvas({ reveal }));
});
afterEach(() => mounted.unmount());

const bar = () => document.querySelector(".walk-bar");
const press = (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>(".walk-bar button")];
  const button = all.find((one) => (one.ariaLabel ?? one.textContent) === name);
  if (!button) throw new Error(`There is no ${name}`);
  return click(button);
};

it("CHECK-15: Next leads on from problem to problem, each in its own place, and to the list at the end", async () => {
  walkState(editor).set(startWalk([noTitle, noDescription], noTitle));
  mounted = await mount(<WalkBar onList={showList} />, editor);
  expect(bar()?.textContent).toContain("Page without a title");
  expect(bar()?.textContent).toContain("1 of 2");
  await press("Next");
  expect(bar()?.textContent).toContain("2 of 2");
  await vi.waitFor(() => expect(location.pathname).toContain("/settings/page/home"));
  expect(decodeURIComponent(location.hash)).toContain("description");
  await press("Done");
  expect(bar()).toBeNull();
  expect(showList).toHaveBeenCalledOnce();
});

it("CHECK-15: what was mended meanwhile is left out", async () => {
  walkState(editor).set(startWalk([noTitle, noDescription, longTitle], longTitle));
  mounted = await mount(<WalkBar onList={showList} />, editor);
  // errors come first, as in the list
  expect(bar()?.textContent).toContain("1 of 3");
  const text = "Lamps for every car";
  editor.dispatch({
    name: "text.set",
    args: { target: noTitle.target, path: ["title"], language: "ru", text, was: "" },
  });
  await press("Next");
  expect(bar()?.textContent).toContain("3 of 3");
  await press("Stop going through the checks");
  expect(bar()).toBeNull();
  expect(showList).not.toHaveBeenCalled();
});

it("CHECK-27: once its cause is mended the bar tells the next, leads there when asked, and ends with the last", async () => {
  walkState(editor).set(startWalk([noTitle, noDescription], noTitle));
  mounted = await mount(<WalkBar onList={showList} />, editor);
  const write = (name: string) =>
    act(async () => {
      const args = { target: noTitle.target, path: [name], language: "ru", text: "Lamps", was: "" };
      editor.dispatch({ name: "text.set", args });
    });
  await write("title");
  await vi.waitFor(() => expect(bar()?.textContent).toContain("2 of 2"), { timeout: 3_000 });
  expect(location.pathname).toBe("/sites/1/edit");
  await press("Show");
  await vi.waitFor(() => expect(location.pathname).toContain("/settings/page/home"));
  expect(bar()?.textContent).toContain("Done");
  await write("description");
  await vi.waitFor(() => expect(bar()).toBeNull(), { timeout: 3_000 });
  expect(editor.toasts.get()[0]?.message).toBe("All of these checks are done");
});

it("CHECK-27: it is seen only where something is mended", async () => {
  walkState(editor).set(startWalk([noTitle], noTitle));
  history.replaceState(null, "", "/sites/1/versions");
  mounted = await mount(<WalkBar onList={showList} />, editor);
  expect(bar()).toBeNull();
  await act(async () => navigate("/sites/1/edit"));
  expect(bar()).not.toBeNull();
});

it("CHECK-15: a group is gone through spot by spot, from the one that was chosen", () => {
  const spots = ["a", "b"].map((name) => ({
    page: "home",
    section: name,
    target: { page: "home", section: name },
    path: ["title"],
  }));
  const group = { ...noTitle, ...spots[0], code: "untranslated", count: 2, spots };
  const { spots: _spots, count: _count, ...one } = group;
  const walk = startWalk([group, longTitle], { ...one, ...spots[1] });
  expect(walk.problems.map(({ code, section }) => [code, section])).toEqual([
    ["untranslated", "a"],
    ["untranslated", "b"],
  ]);
  expect(walk.at).toBe(1);
});
