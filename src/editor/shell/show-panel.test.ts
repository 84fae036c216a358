// @vitest-environment jsdom
import { expect, it } from "vitest";
import { canvasState } from "../canvas/canvas-state.ts";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { openPanel } from "./panel-state.ts";
import { showPanel } from "./show-panel.ts";

it("PEOPLE-11: a panel that is asked for on another screen, or on the bare page, is shown beside the canvas", () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
  canvasState(editor).isPreview.set(true);
  showPanel(editor, "comments");
  expect(location.pathname).toBe("/sites/1/edit/home");
  expect(openPanel(editor).get()).toBe("comments");
  expect(canvasState(editor).isPreview.get()).toBe(false);
  editor.role.set("viewer");
  showPanel(editor, "find");
  // what they see stays as visitors see it
  expect(canvasState(editor).isPreview.get()).toBe(true);
});
