// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textBeside } from "./text-beside.ts";

beforeEach(() => {
  // jsdom draws nothing
  Element.prototype.checkVisibility = function isOpen() {
    return !this.closest("[hidden], details:not([open])");
  };
  document.body.innerHTML = ["a", "b", "c", "d"]
    .map((name) => `<p id="${name}" data-edit="text" tabindex="0"></p>`)
    .join("");
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function on(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}`);
  return element;
}

it("TEXT-14: a text leads to the one before and the next one, those at the page's ends to none", () => {
  expect(textBeside(on("b"), 1)).toBe(on("c"));
  expect(textBeside(on("b"), -1)).toBe(on("a"));
  expect(textBeside(on("d"), 1)).toBeUndefined();
  expect(textBeside(on("a"), -1)).toBeUndefined();
});

it("TEXT-14: texts that are hidden or folded are passed over, and one that has gone leads nowhere", () => {
  const fold = document.createElement("details");
  on("b").before(fold);
  fold.append(on("b"));
  on("c").hidden = true;
  expect(textBeside(on("a"), 1)).toBe(on("d"));
  expect(textBeside(on("d"), -1)).toBe(on("a"));
  const gone = on("a");
  gone.remove();
  expect(textBeside(gone, 1)).toBeUndefined();
});
