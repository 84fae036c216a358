// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { init } from "./open-now.ts";

const day = [{ from: "09:00", to: "18:00" }];
const hours = {
  days: [day, day, day, day, day, [], []],
  exceptions: [
    { date: "2026-11-20", intervals: [] },
    { date: "2026-12-31", intervals: [{ from: "09:00", to: "16:00" }] },
    { date: "2027-01-01", intervals: [] },
  ],
  zone: "Europe/Berlin",
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function render(): void {
  const data = JSON.stringify(hours);
  document.documentElement.lang = "en-GB";
  document.body.innerHTML = `<span class="opening-chip" hidden data-until="Open until {time}" data-open="Open" data-opens="Opens at {time}" data-closed="Closed"></span><ul><li data-days="0 1 2 3 4"></li><li data-days="5 6"></li><li data-date="2026-11-20"></li><li data-date="2026-12-31"><b data-short="31 December">31 December 2026</b></li><li data-date="2027-01-01"><b data-short="1 January">1 January 2027</b></li></ul>`;
  for (const one of document.querySelectorAll<HTMLElement>(".opening-chip, ul"))
    one.dataset["hours"] = data;
}

const chip = () => document.querySelector<HTMLElement>(".opening-chip");
const rows = () =>
  [...document.querySelectorAll("li")].map((row) =>
    row.hidden ? "over" : row.hasAttribute("data-today") ? "today" : "",
  );

it("HOURS-06: says by the clock of the place whether it is open, and goes on with it", () => {
  // half past five in Berlin, on a Monday
  vi.setSystemTime(Date.parse("2026-11-23T16:30:00Z"));
  render();
  init();
  expect([chip()?.hidden, chip()?.textContent, chip()?.dataset["state"]]).toEqual([
    false,
    "Open until 18:00",
    "open",
  ]);
  expect(rows()).toEqual(["today", "", "over", "", ""]);
  vi.advanceTimersByTime(31 * 60_000);
  expect([chip()?.textContent, chip()?.dataset["state"]]).toEqual(["Opens at 9:00", "closed"]);
  vi.setSystemTime(Date.parse("2026-12-31T10:00:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(chip()?.textContent).toBe("Open until 16:00");
  expect(rows()).toEqual(["", "", "over", "today", ""]);
});

it("HOURS-06: after midnight today is another day, even while the evening before goes on", () => {
  vi.setSystemTime(Date.parse("2026-11-21T21:59:00Z"));
  const night = { ...hours, days: [[], [], [], [], [], [{ from: "18:00", to: "02:00" }], []] };
  document.body.innerHTML = `<span data-until="Open until {time}" data-opens="" data-closed=""></span><ul><li data-days="5"></li><li data-days="6"></li></ul>`;
  for (const one of document.querySelectorAll<HTMLElement>("span, ul"))
    one.dataset["hours"] = JSON.stringify(night);
  init();
  expect(rows()).toEqual(["today", ""]);
  vi.setSystemTime(Date.parse("2026-11-21T23:30:00Z"));
  vi.advanceTimersByTime(30_000);
  expect(rows()).toEqual(["", "today"]);
  expect(document.querySelector("span")?.textContent).toBe("Open until 2:00");
});

it("HOURS-08: days of this year have no year, those of others keep theirs", () => {
  const names = () => [...document.querySelectorAll("b")].map((one) => one.textContent);
  vi.setSystemTime(Date.parse("2026-11-23T16:30:00Z"));
  render();
  init();
  expect(names()).toEqual(["31 December", "1 January 2027"]);
  vi.setSystemTime(Date.parse("2027-01-01T10:00:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(names()[1]).toBe("1 January");
});
