// @vitest-environment jsdom
import { expect, it } from "vitest";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

it("TELL-03: Escape says which section it leads to from a text, and then that nothing is selected", async () => {
  const person = await openWholeCanvas();
  const text = person.on('#comp-goods [data-edit="text"]');
  await person.focus(text);
  await person.click(text);
  await person.press("Escape");
  expect(person.editor.announcement.get()).toMatch(/^Selected: \S/);
  await person.press("Escape");
  expect(person.editor.announcement.get()).toBe("Nothing selected");
  person.editor.announce("");
  await person.press("Escape");
  expect(person.editor.announcement.get()).toBe("");
  person.close();
});
