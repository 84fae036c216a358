// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { LinkedPlace } from "#/api/linked-places.ts";
import { placeOf } from "#/site/linked.ts";
import { pageKey } from "#/site/records.ts";
import type { CanvasControl } from "../canvas/canvas-control.ts";
import type { Call } from "../api/request.ts";
import { until } from "../testing/mount.tsx";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { canShowProblem, showProblem } from "./show-problem.ts";

const of = { part: "linked", linked: "hours" } as const;
const problem = { page: null, target: of, path: ["title"], language: null };
const there = { page: "gallery", section: "there" };

/** A linked section stands on a page that isn't loaded; the server answers with places. */
function setUp(answer: () => Promise<readonly LinkedPlace[]>) {
  const call = vi.fn<(path: string) => Promise<unknown>>(answer);
  const whole = createSampleEditor(call as Call);
  const goods = whole.store.records()[pageKey("home")]?.sections.find(({ id }) => id === "goods");
  const section = { ...goods, id: "hours" };
  const done = whole.dispatch([
    { name: "linked.add", args: { section, after: null } },
    {
      name: "section.add",
      args: { page: "gallery", section: placeOf("there", "hours"), after: "bar" },
    },
  ]);
  expect(done).toMatchObject({ outcome: "done" });
  const loaded = new Set(["home"]);
  const editor = {
    ...whole,
    store: {
      ...whole.store,
      records: () =>
        loaded.has("gallery")
          ? whole.store.records()
          : { ...whole.store.records(), [pageKey("gallery")]: undefined },
      loadPage: async (page: string) => void loaded.add(page),
    },
  };
  const reveal = vi.fn<CanvasControl["reveal"]>();
  editor.canvas.set({ reveal, text: { flush: () => undefined } } as unknown as CanvasControl);
  const said = (): readonly string[] => editor.toasts.get().map(({ message }) => message);
  return { editor, reveal, call, said };
}

describe("a problem of a linked section", () => {
  it("LINKED-02: leads to a page where it stands, which the server knows while none is loaded", async () => {
    const { editor, reveal, call } = setUp(async () => [
      { linked: "another", page: "gallery", section: "pics" },
      { linked: "hours", page: "gone", section: "there" },
      { linked: "hours", ...there },
    ]);
    expect(canShowProblem(editor, problem)).toBe(true);
    showProblem(editor, problem);
    await until(() => reveal.mock.calls.length > 0);
    expect(call.mock.calls.map(([path]) => path)).toEqual(["sites/1/linked"]);
    expect(editor.page.get()).toBe("gallery");
    expect(editor.selection.get()).toEqual(there);
    expect(reveal).toHaveBeenCalledWith(there, expect.objectContaining({ of, path: ["title"] }));
  });

  it("LINKED-02: leads to the page that it is of, which is loaded for that", async () => {
    const { editor, reveal, call } = setUp(() => Promise.reject(new Error("Nobody asks")));
    const place = { page: "home", section: placeOf("here", "hours"), after: "head" };
    editor.dispatch({ name: "section.add", args: place });
    showProblem(editor, { ...problem, page: "gallery" });
    await until(() => reveal.mock.calls.length > 0);
    expect(reveal.mock.lastCall?.[0]).toEqual(there);
    expect(call).not.toHaveBeenCalled();
  });

  it("LINKED-02: says so where it stands on no page, and where the server can't be asked", async () => {
    const nowhere = setUp(async () => []);
    showProblem(nowhere.editor, problem);
    await until(() => nowhere.said().length > 0);
    expect(nowhere.said()).toEqual([
      "This linked section is on no page. Add it to one to change it",
    ]);
    const offline = setUp(() => Promise.reject(new Error("offline")));
    showProblem(offline.editor, problem);
    await until(() => offline.said().length > 0);
    expect(offline.reveal).not.toHaveBeenCalled();
  });

  it("leads nowhere once it is gone from the site", () => {
    const { editor } = setUp(async () => []);
    expect(canShowProblem(editor, { ...problem, target: { part: "linked", linked: "no" } })).toBe(
      false,
    );
  });
});
