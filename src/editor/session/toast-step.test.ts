// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Call } from "../api/request.ts";
import { deleteSection } from "../features/sections/section-commands.ts";
import { createSignal } from "../signals/signal.ts";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { stillCanvas } from "../testing/still-canvas.ts";
import type { Translate } from "../words/i18n.ts";
import { sectionsOf } from "./sections-of.ts";
import { newestStep, toastStep } from "./toast-step.ts";

const words = ((key: string) => key) as Translate;

function setUp() {
  const editor = createSampleEditor((() => Promise.reject(new Error("offline"))) as Call);
  const email = (): string | undefined => editor.store.records().site?.settings.email;
  const writeEmail = (value: string): unknown =>
    editor.dispatch({ name: "settings.set", args: { settings: { email: value } } });
  const hasGoods = (): boolean => sectionsOf(editor).some(({ id }) => id === "goods");
  writeEmail("first@example.org");
  deleteSection(editor, "goods", words);
  const [toast] = editor.toasts.get();
  return { editor, email, writeEmail, hasGoods, toast };
}

it("UNDO-21: what a toast takes back is its own step", () => {
  const { editor, email, hasGoods, toast } = setUp();
  expect([toast?.message, hasGoods()]).toEqual(["section.deleted", false]);
  toast?.action?.run();
  expect([hasGoods(), email()]).toEqual([true, "first@example.org"]);
  expect(editor.toasts.get()).toEqual([]);
});

it("UNDO-21: a toast leaves with the next step, which it never takes back", () => {
  const { editor, email, writeEmail, hasGoods, toast } = setUp();
  writeEmail("second@example.org");
  expect(editor.toasts.get()).toEqual([]);
  toast?.action?.run();
  expect([email(), hasGoods()]).toEqual(["second@example.org", false]);
});

it("UNDO-21: what was typed and is not a step yet stays, too", () => {
  const { editor, email, writeEmail, hasGoods, toast } = setUp();
  const flush = (): unknown => writeEmail("typed@example.org");
  const text = { isPending: createSignal(true), flush: () => void flush() };
  editor.canvas.set(stillCanvas({ text }));
  toast?.action?.run();
  expect([email(), hasGoods()]).toEqual(["typed@example.org", false]);
});

it("UNDO-21: a toast leaves once its step was undone otherwise, and nothing older is", () => {
  const { editor, email, hasGoods, toast } = setUp();
  editor.undo();
  expect(editor.toasts.get()).toEqual([]);
  toast?.action?.run();
  expect([hasGoods(), email()]).toEqual([true, "first@example.org"]);
});

it("UNDO-21: a toast that comes after another step offers nothing", () => {
  const { editor, writeEmail } = setUp();
  const step = newestStep(editor);
  writeEmail("second@example.org");
  toastStep(editor, "done", { label: "undo", run: editor.undo }, step);
  expect(editor.toasts.get()).toMatchObject([{ message: "done" }]);
  expect(editor.toasts.get()[0]?.action).toBeUndefined();
});
