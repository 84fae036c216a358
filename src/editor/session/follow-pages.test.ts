// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countingIds } from "../../../test/fixtures/document.ts";
import { templates } from "#/sections/registry.ts";
import type { Step } from "#/site/operations/operation.ts";
import { addPageSteps, removePageSteps } from "#/site/page-tree/page-steps.ts";
import { emptyMeta } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import { ApiError } from "../api/api-error.ts";
import type { Call } from "../api/request.ts";
import { loadOperations } from "../document-store/known-operations.ts";
import { createSignal } from "../signals/signal.ts";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { SiteNews } from "../testing/site-news.ts";
import { stillCanvas } from "../testing/still-canvas.ts";
import { startTranslations } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";
import { firstView } from "./first-view.ts";
import { followUpdates } from "./follow-updates.ts";
import * as looks from "./page-looks.ts";

const call: Call = async <Answer>() => ({}) as Answer;

let editor: Editor;
let stop: () => void;
beforeEach(async () => {
  vi.stubGlobal("EventSource", SiteNews);
  await Promise.all([startTranslations(), loadOperations()]);
  editor = createSampleEditor(call);
  firstView(editor).set(true);
  stop = followUpdates(editor);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Looks of templates are loaded with the page. */
const soon = { timeout: 10_000 };
const shows = (page: string) => vi.waitFor(() => expect(editor.page.get()).toBe(page), soon);
const toast = () => editor.toasts.get().at(-1);
const saved = () => vi.waitFor(() => expect(editor.store.unsent()).toEqual([]), soon);
const says = (message: string) => vi.waitFor(() => expect(toast()?.message).toBe(message));

async function addPage(id: string): Promise<void> {
  editor.dispatch({
    name: "page.add",
    args: {
      entry: { id, path: `/${id}`, name: "Menu" },
      page: { id, meta: emptyMeta, sections: [] },
      after: "gallery",
    },
  });
  editor.openPage(id);
  await shows(id);
}

/** Adds an empty page without showing it. */
function addHidden(id: string, after: string): void {
  const entry = { id, path: `/${id}`, name: id };
  const page = { id, meta: emptyMeta, sections: [] };
  editor.dispatch({ name: "page.add", args: { entry, page, after } });
}

const mia = { person: "mia", name: "Mia", kind: "member", role: "editor", place: null, movedAt: 1 };
const comes = (...people: object[]) => SiteNews.last.tell("people", { people });

const gone = new ApiError({ status: 404, code: "not-found", message: "There is no such page" });
const cut = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });

/** What somebody else did, as the log tells it. */
function hear(name: string, args: unknown, author = "anna", batch: object | null = null): void {
  const revision = editor.store.revision() + 1;
  const how = { via: "editor", batch, time: "2026-11-20T12:00:00Z" };
  SiteNews.last.tell("operation", { revision, id: `o${revision}`, name, args, author, ...how });
}

it("TREE-197: undoing a new page leads back to the page that was shown before, and done again it is shown again", async () => {
  editor.canvas.set(stillCanvas());
  await addPage("menu");
  editor.undo();
  await shows("home");
  await says("“Menu” was removed by undo");
  expect(editor.selection.get()).toBeNull();
  toast()?.action?.run();
  await shows("menu");
  expect(editor.store.records().index?.entries.map(({ id }) => id)).toContain("menu");
});

it("TREE-197: undoing a page that isn’t shown leaves the canvas where it is, and asks the server for nothing", async () => {
  editor.canvas.set(stillCanvas());
  editor.dispatch({
    name: "page.add",
    args: {
      entry: { id: "menu", path: "/menu", name: "Menu" },
      page: { id: "menu", meta: emptyMeta, sections: [] },
      after: null,
    },
  });
  const load = vi.spyOn(editor.store, "loadPage");
  const open = vi.spyOn(editor, "openPage");
  editor.undo();
  await vi.waitFor(() => expect(editor.announcement.get()).not.toBe(""));
  expect([load.mock.calls, open.mock.calls, editor.toasts.get()]).toEqual([[], [], []]);
  expect(editor.page.get()).toBe("home");
});

it("TREE-198, TEXT-197: who is on a page that another deletes is led to the page before it, told who it was, and can restore it with the last words", async () => {
  const target = { page: "gallery", section: "pics" };
  const flush = (): void => {
    const text = { language: "en", text: "The last words", was: "" };
    editor.store.type(
      { name: "text.set", args: { target, path: ["title"], ...text } },
      { goesOn: false },
    );
  };
  editor.openPage("gallery");
  await shows("gallery");
  editor.canvas.set(stillCanvas({ text: { isPending: createSignal(true), flush } }));
  comes({ ...mia, tab: "other" });
  hear("page.remove", { page: "gallery" }, "mia");
  await shows("home");
  await says("“Галерея” was deleted by Mia");
  expect(toast()?.action?.label).toBe("Restore page");
  const open = vi.spyOn(editor, "openPage");
  toast()?.action?.run();
  // the server of this test has never seen it go: what is sent is looked at before that answers
  expect(JSON.stringify(editor.store.records()[pageKey("gallery")])).toContain("The last words");
  expect(open).toHaveBeenCalledWith("gallery");
});

it("TREE-230: a page that another deleted comes back with its links in bar and footer; what others did to them since stays", async () => {
  const createId = countingIds("link");
  const source = () => ({ records: editor.store.records(), templates, createId });
  const told = (steps: readonly Step[], batch: string): void =>
    steps.forEach(({ name, args }) => hear(name, args, "mia", { id: batch, name: "page.remove" }));
  const menu = { parent: null, after: null };
  const page = { id: "menu", meta: emptyMeta, sections: [] };
  const entry = { id: "menu", path: "/menu", name: "Menu" };
  told(addPageSteps(source(), { entry, page, menu, footer: true }), "one");
  editor.openPage("menu");
  await shows("menu");
  editor.canvas.set(stillCanvas());
  const before = editor.store.records().site;
  told(removePageSteps(source(), "menu"), "two");
  expect(JSON.stringify(editor.store.records().site)).not.toContain('"menu"');
  await shows("home");
  await says("“Menu” was deleted");
  hear("site.rename", { name: "Lamps" });
  toast()?.action?.run();
  expect(editor.store.records().site).toEqual({ ...before, name: "Lamps" });
  expect(JSON.stringify(before?.navigation)).toContain('"menu"');
  expect(JSON.stringify(before?.footer)).toContain('"menu"');
});

it("TREE-211: a page that another deletes while its looks are still being loaded isn’t stayed on", async () => {
  editor.canvas.set(stillCanvas());
  comes({ ...mia, tab: "other" });
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.spyOn(looks, "loadPageLooks").mockReturnValueOnce(promise);
  editor.openPage("gallery");
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  hear("page.remove", { page: "gallery" }, "mia");
  const pages: string[] = [];
  editor.page.subscribe(() => pages.push(editor.page.get()));
  resolve();
  await vi.waitFor(() => expect(pages).toEqual(["gallery", "home"]), soon);
  await says("“Галерея” was deleted by Mia");
  expect(toast()?.action?.label).toBe("Restore page");
});

it("TREE-211: where the page above goes as well before it is loaded, the next one is led to, and one page is told of", async () => {
  for (const id of ["first", "below"]) {
    addHidden(id, "gallery");
    editor.openPage(id);
    await shows(id);
  }
  await saved();
  hear("page.remove", { page: "first" });
  editor.canvas.set(stillCanvas());
  const { promise, reject } = Promise.withResolvers<void>();
  const told = vi.spyOn(editor, "toast");
  const load = vi.spyOn(editor.store, "loadPage").mockReturnValueOnce(promise);
  hear("page.remove", { page: "below" });
  expect(load).toHaveBeenLastCalledWith("gallery");
  hear("page.remove", { page: "gallery" });
  reject(gone);
  await shows("home");
  await says("“below” was deleted");
  expect(told).toHaveBeenCalledOnce();
});

it("TREE-211: where no other page can be had, it is tried again with the next change, and the page is told of once", async () => {
  editor.openPage("gallery");
  await shows("gallery");
  const told = vi.spyOn(editor, "toast");
  const load = vi.spyOn(editor.store, "loadPage").mockRejectedValue(cut);
  hear("page.remove", { page: "gallery" });
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith("home"));
  await says("“Галерея” was deleted");
  expect(editor.page.get()).toBe("gallery");
  load.mockRestore();
  hear("site.rename", { name: "Lamps" });
  await shows("home");
  expect(told).toHaveBeenCalledOnce();
});

it("TREE-212: who deleted a page once isn’t named when it goes again by somebody else", async () => {
  const { index, [pageKey("gallery")]: page } = editor.store.records();
  editor.openPage("gallery");
  await shows("gallery");
  comes({ ...mia, tab: "other" }, { ...mia, name: "I", person: "i", tab: editor.tab });
  hear("page.remove", { page: "gallery" }, "mia");
  await says("“Галерея” was deleted by Mia");
  await shows("home");
  hear("page.add", { entry: index?.entries[1], page, after: "home" }, "mia");
  editor.openPage("gallery");
  await shows("gallery");
  hear("page.remove", { page: "gallery" }, "i");
  await says("“Галерея” was deleted");
});
