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

it("CHECK-28: a picture without alt text is led to, and its alt text opens once it is drawn", async () => {
  const editor = createSampleEditor((async () => ({})) as Call);
  const handle = { kind: "picture" };
  const around = (element: Element) => ({ element, handle });
  const control = { document, handles: { around } } as unknown as CanvasControl;
  editor.canvas.set(stillCanvas());
  const { popoverTarget } = canvasState(editor);
  canvasState(editor).control.set(control);
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
