// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { ProblemInfo } from "#/api/publishing.ts";
import type { Call } from "../../api/request.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
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
