// @vitest-environment jsdom
import { expect, test } from "vitest";
import { focusPage } from "./focus-page.ts";

test("CANV-02: back from its tools the keyboard is on the page, and Tab goes on in the selected section; nobody else hears of it", () => {
  document.body.innerHTML = '<nav>Bar</nav><section><a href="/">Link</a></section>';
  document.body.tabIndex = -1;
  const section = document.querySelector("section")!;
  const link = document.querySelector("a")!;
  const last: (EventTarget | null)[] = [];
  const heard: (EventTarget | null)[] = [];
  addEventListener("focus", ({ target }) => last.push(target), { capture: true });
  document.addEventListener("focusin", ({ target }) => heard.push(target));
  link.focus();
  focusPage(document, section);
  expect(last).toEqual([link, document.body, section]);
  expect(heard).toEqual([link, document.body]);
  expect(document.activeElement).toBe(document.body);
  expect(section.hasAttribute("tabindex")).toBe(false);
  link.focus();
  focusPage(document, undefined);
  expect(last.at(-1)).toBe(document.body);
});
