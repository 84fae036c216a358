// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { init } from "./past-events.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How each event of the lists stands once the script has read the clock. */
function read(now: string, ...lists: readonly (readonly (string | undefined)[])[]): string[] {
  vi.setSystemTime(Date.parse(now));
  const row = (last: string | undefined) =>
    last === undefined ? "<li></li>" : `<li data-last="${last}"></li>`;
  document.body.innerHTML = lists.map((list) => `<ol>${list.map(row).join("")}</ol>`).join("");
  init();
  return [...document.querySelectorAll("li")].map((one) =>
    one.hidden ? "hidden" : "over" in one.dataset ? "over" : "",
  );
}

it("HAPPEN-02: what is over is hidden once its day has ended everywhere", () => {
  const days = ["2026-11-27", "2026-11-28", "2026-12-05", undefined];
  expect(read("2026-11-28T18:00:00Z", days)).toEqual(["hidden", "", "", ""]);
  expect(read("2026-11-29T11:59:00Z", days)).toEqual(["hidden", "", "", ""]);
  expect(read("2026-11-29T12:00:00Z", days)).toEqual(["hidden", "hidden", "", ""]);
});

it("HAPPEN-02: a list that is over as a whole stays and is marked, whatever others on the page do", () => {
  expect(read("2027-01-10T12:00:00Z", ["2026-11-28", "2026-12-05"], ["2027-03-01"])).toEqual([
    "over",
    "over",
    "",
  ]);
});
