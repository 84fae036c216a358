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
  expect(texts("tbody tr:first-child td")).toEqual([
    "Wake up, gentle",
    "",
    "Wake up, gentle",
    "",
    "",
  ]);
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
  expect(cell?.textContent).toBe("Open floorno teacher, no plan, to music");
  expect(rendered().querySelectorAll("small")).toHaveLength(2);
});

it("WEEK-03: cells have the colour of their kind, which a key below explains and screen readers are told", () => {
  const page = rendered();
  const key = [...page.querySelectorAll(".timetable-week__key li")];
  expect(key.map((one) => [one.getAttribute("data-tint"), one.textContent])).toEqual([
    ["1", "gentle"],
    ["2", "makes you sweat"],
    ["3", "to music"],
  ]);
  const cells = page.querySelectorAll("tbody tr:nth-child(4) td > span");
  expect([...cells].map((one) => one.getAttribute("data-tint"))).toEqual([
    "2",
    "3",
    "2",
    "3",
    null,
  ]);
  expect(page.querySelectorAll("td > [data-filled]")).toHaveLength(0);
  expect(page.querySelectorAll("[data-on=page]")).toHaveLength(0);
  const html = renderSection({ template: "TimetableWeek", patch: { ground: "brand" } });
  expect(html.match(/data-on="page"/g)).toHaveLength(2);
});

it("WEEK-04: a cell leads somewhere by its words; one without words, or with a link to nowhere, doesn’t", () => {
  const days = [{ id: "a" }, { id: "b" }, { id: "c" }].map((day) => ({ ...day, name: "Day" }));
  const to = (address: string) => ({ link: { kind: "address", address } });
  const rows = [
    {
      time: "9:00",
      cells: { a: { en: { text: "Choir\nwith Vera" } }, c: true },
      facts: {
        a: { kind: "gone", ...to("/choir") },
        b: to("/none"),
        c: { link: { kind: "page", page: "gone" } },
      },
    },
  ];
  const html = renderSection({ template: "TimetableWeek", patch: { days, rows, kinds: [] } });
  const links = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("td a")];
  expect(links.map((one) => [one.getAttribute("href"), one.innerHTML])).toEqual([
    ["/choir/", "Choir<small>with Vera</small>"],
  ]);
  expect(html).not.toContain("data-tint");
  expect(html).not.toContain("timetable-week__key");
});
