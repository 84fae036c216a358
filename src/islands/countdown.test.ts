// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { init } from "./countdown.ts";

const end = Date.parse("2027-02-12T22:30:00Z");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function render(now: number, ...more: readonly string[]): void {
  vi.setSystemTime(now);
  document.documentElement.lang = "en";
  const units = ["day", "hour", "minute"]
    .map((unit) => `<p data-unit="${unit}"><b>00</b> <span></span></p>`)
    .join("");
  document.body.innerHTML = [end, ...more]
    .map(
      (one) =>
        `<section data-countdown="${one}" data-zone="America/New_York"><div>${units}</div></section>`,
    )
    .join("");
  init();
}
const places = () => [...document.querySelectorAll<HTMLElement>("section")];
const words = () => places()[0]?.textContent?.trim();

it("COUNT-04: is right once its script is there, and changes as a minute is over", () => {
  render(end - 2 * 60_000 - 10_000);
  expect(words()).toBe("00 days00 hours03 minutes");
  vi.advanceTimersByTime(9_999);
  expect(words()).toBe("00 days00 hours03 minutes");
  vi.advanceTimersByTime(100);
  expect(words()).toBe("00 days00 hours02 minutes");
  vi.advanceTimersByTime(60_000);
  expect(words()).toBe("00 days00 hours01 minute");
});

it("COUNT-04: what hasn't changed isn't touched", async () => {
  render(end - 3 * 60_000);
  const changed: Node[] = [];
  const observer = new MutationObserver((all) => changed.push(...all.map(({ target }) => target)));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  vi.advanceTimersByTime(60_100);
  await Promise.resolve();
  expect(changed.map((node) => node.parentElement?.dataset["unit"])).toEqual(["minute"]);
});

it("COUNT-05: once it is over it goes, or says what is said then; others go on", () => {
  render(end - 30_000, `${end + 600_000}`);
  const after = document.createElement("div");
  after.className = "countdown__after";
  vi.advanceTimersByTime(29_000);
  expect(places().map(({ hidden }) => hidden)).toEqual([false, false]);
  vi.advanceTimersByTime(2_000);
  expect(places().map(({ hidden }) => hidden)).toEqual([true, false]);
  expect(places()[1]?.textContent).toContain("10 minutes");
  places()[1]?.append(after);
  vi.advanceTimersByTime(601_000);
  expect([places()[1]?.hidden, places()[1]?.dataset["over"]]).toEqual([false, ""]);
});

it("COUNT-05: of a page that comes after it is over nothing is counted", () => {
  render(end + 1);
  expect(places()[0]?.hidden).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("COUNT-03: a zone that the browser doesn't know doesn't stop it", () => {
  render(end - 86_400_000);
  const [place] = places();
  if (place) place.dataset["zone"] = "Mars/Olympus";
  init();
  expect(words()).toBe("01 day00 hours00 minutes");
});
