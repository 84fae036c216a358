// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";
import { passByKey } from "./pass-by-key.ts";

function press(target: EventTarget, { shiftKey = false } = {}): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "F6", bubbles: true, shiftKey }));
}

it("TEXT-17: F6 leads from the page to the bar, from there to the panel that is open, and on to the page; Shift+F6 the other way", async () => {
  const person = await openWholeCanvas();
  const bar = document.createElement("header");
  bar.className = "top-bar";
  bar.innerHTML = "<button class='page-menu'>Home</button>";
  document.body.append(bar);
  const stop = passByKey(person.canvas);
  const led = vi.spyOn(HTMLElement.prototype, "focus");
  press(person.page.body);
  expect(document.activeElement).toBe(bar.firstChild);
  expect(led).toHaveBeenCalledExactlyOnceWith({ focusVisible: true });
  led.mockRestore();
  const focused = vi.spyOn(person.page.body, "focus");
  press(bar);
  expect(focused).toHaveBeenCalledOnce();
  const panel = document.createElement("aside");
  panel.className = "panel";
  document.body.append(panel);
  press(bar);
  expect(document.activeElement).toBe(panel);
  expect(focused).toHaveBeenCalledOnce();
  press(panel);
  expect(focused).toHaveBeenCalledTimes(2);
  const back = { shiftKey: true };
  press(person.page.body, back);
  expect(document.activeElement).toBe(panel);
  press(panel, back);
  expect(document.activeElement).toBe(bar.firstChild);
  press(bar, back);
  expect(focused).toHaveBeenCalledTimes(3);
  panel.remove();
  press(person.page.body, back);
  expect(document.activeElement).toBe(bar.firstChild);
  stop();
  press(bar);
  expect(focused).toHaveBeenCalledTimes(3);
  person.close();
});
