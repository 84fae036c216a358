// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { init } from "./weekday.ts";

it("WEEK-01: the column of today is marked, to a screen reader too, and brought into view where the table is wider than its place", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 12) });
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = `<div><table>
    <tr><td></td><th data-weekday="0">Mon</th><th data-weekday="2">Wed</th><th>Hall</th></tr>
    <tr><th>10:00</th><td data-weekday="0"></td><td data-weekday="2">Dance</td><td></td></tr>
  </table></div>`;
  const box = document.querySelector("div");
  const [, column] = document.querySelectorAll("th[data-weekday]");
  if (!box || !column) throw new Error("There is no table");
  vi.spyOn(box, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 100));
  vi.spyOn(column, "getBoundingClientRect").mockReturnValue(new DOMRect(400, 0, 100, 20));
  init();
  const marked = [...document.querySelectorAll("[data-today]")].map((one) => one.textContent);
  expect(marked).toEqual(["Wed", "Dance"]);
  const current = () => [...document.querySelectorAll("[aria-current=date]")];
  expect(current()).toEqual([column]);
  expect(box.scrollLeft).toBe(300);
  vi.setSystemTime(new Date(2026, 10, 23, 12));
  init();
  expect(document.querySelector("[data-today]")?.textContent).toBe("Mon");
  expect(current().map((one) => one.textContent)).toEqual(["Mon"]);
});
