// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { CanvasControl } from "../canvas/canvas-control.ts";
import type { Call } from "../api/request.ts";
import { createSampleEditor } from "../testing/sample-editor.ts";

function setUp() {
  const showAddress = vi.fn<(address: string) => void>();
  const editor = createSampleEditor(
    (() => Promise.reject(new Error("offline"))) as Call,
    showAddress,
  );
  const reveal = vi.fn<CanvasControl["reveal"]>();
  const canvas = { reveal, text: { flush: () => undefined } } as unknown as CanvasControl;
  const showCanvas = (): void => editor.canvas.set(canvas);
  const change = (): unknown =>
    editor.dispatch({ name: "settings.set", args: { settings: { email: "new@example.org" } } });
  return { editor, showAddress, reveal, showCanvas, change };
}

describe("what is undone", () => {
  it("is brought into view on the canvas", () => {
    const { editor, reveal, showCanvas, showAddress } = setUp();
    showCanvas();
    editor.dispatch({
      name: "section.move",
      args: { page: "home", section: "goods", after: "mail" },
    });
    editor.undo();
    expect(reveal).toHaveBeenCalledWith({ page: "home", section: "goods" }, {});
    expect(editor.toasts.get()).toEqual([]);
    expect(showAddress).not.toHaveBeenCalled();
  });

  it("is told of where the canvas is shown and it is a setting, with the way to it", () => {
    const { editor, showCanvas, showAddress, change } = setUp();
    showCanvas();
    change();
    editor.undo();
    expect(showAddress).not.toHaveBeenCalled();
    editor.toasts.get()[0]?.action?.run();
    expect(showAddress).toHaveBeenCalledWith("/sites/1/settings/general");
  });

  it("leads to its tab within the settings, and so does what is done again", () => {
    const { editor, showAddress, change } = setUp();
    change();
    editor.undo();
    editor.redo();
    expect(showAddress.mock.calls).toEqual([
      ["/sites/1/settings/general"],
      ["/sites/1/settings/general"],
    ]);
    expect(editor.toasts.get()).toEqual([]);
  });
});

it("UNDO-22: what is undone is said, and what is done again", () => {
  const { editor, showCanvas } = setUp();
  showCanvas();
  editor.dispatch({ name: "section.remove", args: { page: "home", section: "goods" } });
  editor.undo();
  expect(editor.announcement.get()).toBe("Section deleted (undo)");
  editor.redo();
  expect(editor.announcement.get()).toBe("Section deleted (redo)");
  editor.dispatch({ name: "theme.set", args: { theme: { colorMode: "DARK" } } });
  editor.undo();
  expect(editor.announcement.get()).toBe("Theme changed (undo)");
});
