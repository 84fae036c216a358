// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { init } from "./kept-sessions.ts";

const page = `<section id="comp-p" data-keeps="My plan">
  <label data-plan hidden><input type="checkbox">My plan<b></b></label>
  <template><button data-keep aria-pressed="false"></button></template>
  <ol><li data-key="a"><h3>Cranes</h3></li><li data-key="b"><h3>Soup</h3></li></ol>
</section>`;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
});

const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-keep]")];
const pressed = () => buttons().map((one) => one.getAttribute("aria-pressed"));
const plan = () => document.querySelector<HTMLElement>("[data-plan]");
const box = () => document.querySelector("input");

it("PROG-10: sessions have a button that keeps them, and the plan counts them and goes with the last one", () => {
  init();
  init();
  expect(buttons().map((one) => one.getAttribute("aria-label"))).toEqual([
    "My plan: Cranes",
    "My plan: Soup",
  ]);
  expect(plan()?.hidden).toBe(true);
  buttons()[1]?.click();
  expect(pressed()).toEqual(["false", "true"]);
  expect(document.querySelector("[data-kept]")?.textContent).toBe("Soup");
  expect([plan()?.hidden, plan()?.querySelector("b")?.textContent]).toEqual([false, "1"]);
  box()?.click();
  buttons()[1]?.click();
  expect([plan()?.hidden, box()?.checked]).toEqual([true, false]);
  expect(localStorage).toHaveLength(0);
});

it("PROG-10: what was kept is there on the next visit; sessions that are gone don’t count", () => {
  localStorage.setItem("kept:comp-p", "gone a");
  init();
  expect(pressed()).toEqual(["true", "false"]);
  expect(plan()?.querySelector("b")?.textContent).toBe("1");
  buttons()[1]?.click();
  expect(localStorage.getItem("kept:comp-p")).toBe("gone a b");
});

it("PROG-10: where the browser keeps nothing, a session is kept for this visit", () => {
  for (const name of ["getItem", "setItem"] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("Denied", "SecurityError");
    });
  onTestFinished(() => void vi.restoreAllMocks());
  init();
  buttons()[0]?.click();
  expect(pressed()).toEqual(["true", "false"]);
});
