// @vitest-environment jsdom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";
import { translator } from "../../words/i18n.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import { stepSections } from "./step-sections.ts";

it("TEXT-90: Alt with an arrow goes from section to section, and in a text stays the browser’s", async () => {
  // jsdom scrolls nothing
  Element.prototype.scrollIntoView = () => undefined;
  const { editor, canvas, page, on, close } = await openWholeCanvas();
  const announce = vi.spyOn(editor, "announce");
  const stop = stepSections(editor, canvas, translator("editing"));
  const press = (key: string, target: EventTarget = page.body) => {
    const event = new KeyboardEvent("keydown", {
      key,
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    act(() => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  editor.selection.set(null);
  const [first, second] = sectionsOf(editor).map(({ id }) => ({
    page: editor.page.get(),
    section: id,
  }));
  press("ArrowDown");
  expect(editor.selection.get()).toEqual({ part: "navigation" });
  expect(announce).toHaveBeenLastCalledWith("Navigation bar");
  press("ArrowUp");
  expect(editor.selection.get()).toEqual({ part: "navigation" });
  press("ArrowDown");
  expect(editor.selection.get()).toEqual(first);
  press("ArrowDown");
  expect(editor.selection.get()).toEqual(second);
  press("ArrowUp");
  expect(editor.selection.get()).toEqual(first);
  expect(page.activeElement).toBe(page.body);

  const title = on("h1[data-edit=text]");
  title.focus();
  expect(press("ArrowDown", title)).toBe(false);
  expect(editor.selection.get()).toEqual(first);

  editor.selection.set(null);
  press("ArrowUp");
  expect(editor.selection.get()).toEqual({ part: "footer" });
  stop();
  expect(press("ArrowUp")).toBe(false);
  close();
});
