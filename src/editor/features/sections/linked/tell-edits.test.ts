// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { placeOf } from "#/site/linked.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { findOperation } from "#/site/operations/apply.ts";
import { readPage } from "#/site/operations/target.ts";
import type { Call } from "../../../api/request.ts";
import { emptyHistory } from "../../../document-store/history.ts";
import { keepHistory, restoreHistory } from "../../../document-store/kept-history.ts";
import type { Editor } from "../../../session/editor.ts";
import { whenSaved } from "../../../session/when-saved.ts";
import { until } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { loadWords, startTranslations, translator } from "../../../words/i18n.ts";
import { sectionsState } from "../sections-state.ts";
import { duplicateSection } from "../section-commands.ts";
import { tellLinkedEdits } from "./tell-edits.ts";

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.setItem("vitrine-language", "en");
  await startTranslations();
  await loadWords("editing");
});

let editor: Editor;
let asked: string[];
beforeEach(() => {
  asked = [];
  const call = async (path: string) => {
    asked.push(path);
    return [];
  };
  editor = createSampleEditor(call as Call);
  editor.dispatch(linkSteps(readPage(editor.store.records(), "home"), "goods", "shared"));
});

const addPlace = (): void => {
  const place = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
  editor.dispatch({ name: "section.add", args: place });
};

const messages = (): string[] => editor.toasts.get().map(({ message }) => message);
const look = (colorMode: string): void => {
  const target = { part: "linked", linked: "shared" };
  const theme = { colorMode, orientation: null };
  editor.dispatch({ name: "section.set", args: { target, theme } });
};

it("LINKED-04: the first change of a linked section says on how many pages it shows, and undoing and later ones don’t", async () => {
  addPlace();
  const stop = tellLinkedEdits(editor, translator("editing"));
  look("DARK");
  await until(() => messages().length > 0);
  expect(messages()).toEqual(["This section is on 2 pages. Your changes show on all of them"]);
  const [toast] = editor.toasts.get();
  editor.undo();
  look("LIGHT");
  expect(editor.toasts.get()).toEqual([toast]);
  stop();
});

it("LINKED-04: of one that stands on one page the server is asked once, until it gets another place", async () => {
  const stop = tellLinkedEdits(editor, translator("editing"));
  const { aloneLinked } = sectionsState(editor);
  look("DARK");
  await until(() => aloneLinked.has("shared"));
  expect(asked).toEqual(["sites/1/linked"]);
  for (const mode of ["LIGHT", "DARK", "LIGHT", "DARK"]) {
    look(mode);
    await Promise.resolve();
  }
  await whenSaved(editor);
  expect(asked).toHaveLength(1);
  expect(messages()).toEqual([]);
  addPlace();
  look("LIGHT");
  await until(() => messages().length > 0);
  expect(messages()).toEqual(["This section is on 2 pages. Your changes show on all of them"]);
  expect(asked).toHaveLength(2);
  stop();
});

it("LINKED-04: while a toast stands the server isn’t asked; the next change without one tells it", async () => {
  addPlace();
  const stop = tellLinkedEdits(editor, translator("editing"));
  const { toldLinked } = sectionsState(editor);
  editor.toast("Saved");
  look("DARK");
  await until(() => !toldLinked.has("shared"));
  await whenSaved(editor);
  expect([asked, messages()]).toEqual([[], ["Saved"]]);
  for (const { id } of editor.toasts.get()) editor.dismissToast(id);
  look("LIGHT");
  await until(() => messages().length > 0);
  expect(messages()).toEqual(["This section is on 2 pages. Your changes show on all of them"]);
  stop();
});

it("LINKED-04: a change that can be undone again after a reload isn’t told as a new one", async () => {
  addPlace();
  look("DARK");
  const { store } = editor;
  const entry = store.history.get().past.at(-1);
  const storage = sessionStorage;
  store.history.set({ past: entry ? [entry] : [], future: [] });
  keepHistory(store, { storage, site: 1 })();
  store.history.set(emptyHistory);
  const stop = tellLinkedEdits(editor, translator("editing"));
  const context = { templates, operations: findOperation };
  await restoreHistory(store, { storage, site: 1, context });
  expect(store.history.get().past).toHaveLength(1);
  expect(sectionsState(editor).toldLinked.has("shared")).toBe(false);
  look("LIGHT");
  await until(() => messages().length > 0);
  expect(asked).toHaveLength(1);
  stop();
});

it("LINKED-06: its copy is said not to be linked, with the pages of the original; undo is offered", async () => {
  addPlace();
  duplicateSection(editor, "goods");
  await until(() => messages().length > 0);
  expect(messages()).toEqual(["The copy isn’t linked. The original is on 2 pages"]);
  editor.toasts.get()[0]?.action?.run();
  expect(readPage(editor.store.records(), "home").sections).toHaveLength(3);
});
