// @vitest-environment jsdom
import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

function rendered(title?: string): Document {
  const html = renderSection({
    template: "TimetableWeek",
    ...(title !== undefined && { patch: { title } }),
  });
  return new DOMParser().parseFromString(html, "text/html");
}

it("SECT-21: a timetable has its days and times as headers, and empty cells say nothing", () => {
  const table = rendered().querySelector("table");
  const texts = (selector: string) =>
    [...(table?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
  expect(texts("thead th")).toEqual([
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Saturdayfor beginners",
  ]);
  expect(texts("tbody th[scope=row]")).toEqual(["7:30", "10:00", "12:00", "18:00", "19:30"]);
  expect(texts("tbody tr:first-child td")).toEqual(["Wake up", "", "Wake up", "", ""]);
});

it("SECT-21: it is reached by keys, and named after its title where it has one", () => {
  const box = rendered().querySelector("[role=region]");
  expect(box?.getAttribute("tabindex")).toBe("0");
  expect(box?.getAttribute("aria-label")).toBe("The week at a glance");
  expect(rendered("").querySelector("[role=region]")?.hasAttribute("aria-label")).toBe(false);
});

it("WEEK-01: columns that are called after a day of the week are known to the script that marks today", () => {
  const weekdays = (selector: string) =>
    [...rendered().querySelectorAll(selector)].map((one) => one.getAttribute("data-weekday"));
  expect(weekdays("thead th")).toEqual(["0", "1", "2", "3", "5"]);
  expect(weekdays("tbody tr:first-child td")).toEqual(["0", "1", "2", "3", "5"]);
});

it("WEEK-02: a cell has a note below its words", () => {
  const cell = rendered().querySelector("tbody tr:nth-child(3) td:last-child");
  expect(cell?.querySelector("small")?.textContent).toBe("no teacher, no plan");
  expect(cell?.textContent).toBe("Open floorno teacher, no plan");
  expect(rendered().querySelectorAll("small")).toHaveLength(2);
});
