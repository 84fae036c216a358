// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { init } from "./along-rows.ts";

const led: string[] = [];

/** A row of three items of 400 px, of which the window shows one, scrolled to `left`. */
function showRow(left: number, direction: "ltr" | "rtl" = "ltr"): void {
  document.body.innerHTML = `
    <ul style="direction:${direction}"><li>a</li><li>b</li><li>c</li></ul>
    <div data-along hidden><button data-step="-1"></button><button data-step="1"></button></div>`;
  const row = document.querySelector("ul");
  if (!row) throw new Error("There is no row");
  const turned = direction === "rtl" ? -1 : 1;
  const sizes = { scrollLeft: left * turned, clientWidth: 400, scrollWidth: 1200 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(row, name, { value });
  row.getBoundingClientRect = () => new DOMRect(0, 0, 400, 100);
  for (const [at, item] of [...row.children].entries()) {
    item.getBoundingClientRect = () => new DOMRect((at * 400 - left) * turned, 0, 400, 100);
    item.scrollIntoView = () => void led.push(item.textContent ?? "");
  }
}

function press(by: -1 | 1): void {
  document.querySelector<HTMLElement>(`[data-step="${by}"]`)?.click();
}

beforeEach(() => {
  led.length = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

it("REVIEW-01: buttons lead along a row once there is a script, round its ends", () => {
  showRow(0);
  init();
  expect(document.querySelector("[hidden]")).toBeNull();
  press(1);
  press(-1);
  showRow(400);
  init();
  press(1);
  press(-1);
  showRow(800);
  press(1);
  expect(led).toEqual(["b", "c", "c", "a", "a"]);
});

it("REVIEW-01: they lead as far from right to left, and another page’s click is nobody’s", () => {
  showRow(400, "rtl");
  init();
  press(1);
  press(-1);
  document.body.insertAdjacentHTML("beforeend", "<button data-step='1'>x</button>");
  document.querySelector<HTMLElement>("body > button")?.click();
  expect(led).toEqual(["c", "a"]);
});
