// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { StoredItem } from "#/fields/stored-fields.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { textArticle } from "#/sections/text-article/index.ts";
import { newFields } from "#/site/new-fields.ts";
import type { ProblemInfo } from "#/api/publishing.ts";
import type { Call } from "../../api/request.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { askedLink } from "../../canvas/text/asked-link.ts";
import { createSignal } from "../../signals/signal.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import { showCheck } from "./show-check.ts";

const target = { page: "home", section: "head" };
const problem: ProblemInfo = {
  code: "alt-missing",
  severity: "warning",
  ...target,
  target,
  path: ["background", "alt"],
  language: "ru",
};

/** A canvas on which everything that is drawn stands for what its attributes say. */
function openCanvas(kind: "picture" | "link") {
  const editor = createSampleEditor((async () => ({})) as Call);
  const handle = { kind };
  const around = (element: Element) => ({ element, handle });
  const still = stillCanvas();
  const reveal = vi.spyOn(still, "reveal");
  editor.canvas.set(still);
  canvasState(editor).control.set({ document, handles: { around } } as unknown as CanvasControl);
  return { editor, handle, reveal, popoverTarget: canvasState(editor).popoverTarget };
}

function draw(kind: "picture" | "link", topic: string): HTMLElement {
  const element = document.createElement("span");
  Object.assign(element.dataset, { edit: kind, topic });
  document.body.append(element);
  return element;
}

const bar = { part: "navigation" } as const;
const broken: ProblemInfo = {
  code: "link-page-gone",
  severity: "error",
  page: null,
  section: null,
  target: bar,
  path: ["links", "n1", "link"],
  language: null,
};

const item = {
  id: "n1",
  text: { ru: { text: "Меню" } },
  link: { kind: "page", page: "gone" },
  links: [],
};
const addLink = { name: "item.add", args: { target: bar, path: ["links"], item, after: null } };

it("CHECK-66: of a link that leads nowhere the popover opens with the keyboard in its field, which its words don’t take", async () => {
  const { editor, handle, reveal, popoverTarget } = openCanvas("link");
  editor.dispatch(addLink);
  showCheck(editor, broken);
  const element = draw("link", fieldTopic(bar, broken.path));
  await vi.waitFor(() => expect(popoverTarget.get()).not.toBeNull());
  expect(popoverTarget.get()).toEqual({ kind: "link", element, handle, takesFocus: true });
  expect(reveal.mock.lastCall?.[1]).toMatchObject({ path: broken.path, focusText: false });
});

it("CHECK-66: whoever may not set links is led to the words", () => {
  const { editor, reveal } = openCanvas("link");
  editor.dispatch(addLink);
  editor.role.set("writer");
  showCheck(editor, broken);
  expect(reveal.mock.lastCall?.[1]).toMatchObject({ focusText: true });
});

it("CHECK-28: a picture without alt text is led to, and its alt text opens once it is drawn", async () => {
  const { editor, handle, popoverTarget } = openCanvas("picture");
  showCheck(editor, problem);
  const picture = document.createElement("picture");
  picture.dataset["edit"] = "picture";
  picture.dataset["topic"] = fieldTopic(target, ["background"]);
  setTimeout(() => document.body.append(picture), 250);
  await vi.waitFor(() => expect(popoverTarget.get()).not.toBeNull(), { timeout: 3_000 });
  expect(popoverTarget.get()).toEqual({ kind: "picture", element: picture, handle, opens: "alt" });
  popoverTarget.set(null);
  showCheck(editor, { ...problem, code: "text-over-limit" });
  await new Promise((done) => setTimeout(done, 300));
  expect(popoverTarget.get()).toBeNull();
});

it("CHECK-96: of a link within a text the caret is put into that very link, and its field is asked for", async () => {
  const { editor } = openCanvas("link");
  const words = "Ask the bakery or the mill for bread";
  const link = (from: number, to: number, address: string) => ({
    kind: "link",
    from,
    to,
    link: { kind: "address", address },
  });
  await loadDefinitions(["TextArticle"]);
  let last = 0;
  const createId = () => `b${(last += 1)}`;
  const fields = newFields(textArticle.fields, { language: "ru", createId });
  const [block] = fields["body"] as StoredItem[];
  const marks = [
    link(0, 3, "https://example.org/"),
    link(8, 14, "/nowhere"),
    link(22, 26, "https://mill.example/"),
    link(31, 36, "/nowhere-else"),
  ];
  const body = [{ ...block, id: "b1", text: { ru: { text: words, marks } } }];
  const { id: template, version } = textArticle;
  const section = { id: "story", template, version, fields: { ...fields, body } };
  const args = { page: "home", section, after: null };
  expect(editor.dispatch({ name: "section.add", args }).outcome).toBe("done");
  const root = document.createElement("div");
  root.dataset["edit"] = "prose";
  root.innerHTML = `<p>Other words</p><p>${words}</p>`;
  document.body.append(root);
  const [other, meant] = root.querySelectorAll("p");
  const focus = createSignal(null as { element: HTMLElement } | null);
  canvasState(editor).control.set({
    document,
    handles: { around: () => undefined },
    text: { focus },
  } as unknown as CanvasControl);
  const caret = () => document.getSelection()?.anchorOffset;
  const about = { page: "home", section: "story", language: "ru" };
  const inText: ProblemInfo = {
    ...about,
    code: "link-path-unknown",
    severity: "error",
    target: { page: "home", section: "story" },
    path: ["body", "b1", "text"],
  };
  const asked = askedLink(editor);
  const open = async (problem: ProblemInfo) => {
    asked.set(false);
    focus.set(other ? { element: other } : null);
    showCheck(editor, problem);
    await vi.waitFor(() => expect(asked.get()).toBe(true));
    expect(meant?.contains(document.getSelection()?.anchorNode ?? null)).toBe(true);
    return caret();
  };
  expect(await open(inText)).toBe(9);
  expect(await open({ ...inText, values: { link: 3 } })).toBe(32);
  // what is left once others were taken out
  expect(await open({ ...inText, values: { link: 9 } })).toBe(9);
  const outside = { ...inText, code: "outside-gone", address: "https://mill.example/" };
  expect(await open(outside)).toBe(23);
  asked.set(false);
  editor.role.set("writer");
  showCheck(editor, inText);
  await new Promise((done) => setTimeout(done, 300));
  expect(asked.get()).toBe(false);
});
