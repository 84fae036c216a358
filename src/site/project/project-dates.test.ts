import { describe, expect, it } from "vitest";
import { withResolvedDates } from "./project-dates.ts";

const declared = {
  "open-day": { weekday: "saturday", weeksAhead: 8 },
  "reply-by": { weekday: "saturday", weeksAhead: 8, daysBefore: 3 },
};
const event = { start: "{open-day}T11:00", end: "{open-day}T18:00", deadline: "{reply-by}T20:00" };
const document = { site: { events: [event] } };
const now = new Date("2026-11-20T17:00:00Z");

describe("dates that are counted from the import", () => {
  it("DEMO-06: are the first such weekday so many weeks ahead, whatever the day of the import", () => {
    for (let day = 0; day < 400; day += 1) {
      const start = new Date(now.getTime() + day * 86_400_000);
      const [found] = Object(withResolvedDates(document, declared, start)["site"]).events;
      const weeks = (Date.parse(`${found.start}Z`) - start.getTime()) / (7 * 86_400_000);
      expect(new Date(`${found.start}Z`).getUTCDay()).toBe(6);
      expect(weeks).toBeGreaterThan(7.8);
      expect(weeks).toBeLessThan(9.1);
      expect(Date.parse(`${found.start}Z`) - Date.parse(`${found.deadline}Z`)).toBe(
        3 * 86_400_000 - 9 * 3_600_000,
      );
    }
  });

  it("DATE-05: are in the fields of sections too, however deep, and may be past", () => {
    const item = (date: string) => ({ id: "i", date: { date, time: "12:00" }, title: {} });
    const pageOf = (...items: object[]) => ({ pages: [{ sections: [{ fields: { items } }] }] });
    const dates = { fair: declared["open-day"], news: { weekday: "sunday", weeksAhead: -2 } };
    expect(
      withResolvedDates(pageOf(item("{fair}"), item("{news}"), item("2026-01-01")), dates, now),
    ).toEqual(pageOf(item("2027-01-16"), item("2026-11-08"), item("2026-01-01")));
    expect(() => withResolvedDates(pageOf(item("{gone}")), dates, now)).toThrow(/^dates/);
  });

  it("DATE-05: are in linked sections, which belong to the site", () => {
    const linkedOf = (date: string) => ({ site: { linked: [{ fields: { until: { date } } }] } });
    expect(withResolvedDates(linkedOf("{open-day}"), declared, now)).toEqual(
      linkedOf("2027-01-16"),
    );
  });

  it("leave plain times, and events that are none, as they are", () => {
    const plain = { site: { events: [{ start: "2026-01-01T10:00", deadline: null }, null, 7] } };
    expect(withResolvedDates(plain, declared, now)).toEqual(plain);
    expect(withResolvedDates({ pages: [] }, declared, now)).toEqual({ pages: [] });
    expect(withResolvedDates(plain, undefined, now)).toBe(plain);
  });

  it.each([
    ["is not declared", { other: { weekday: "monday", weeksAhead: 1 } }],
    ["has no weekday", { "open-day": { weekday: "caturday", weeksAhead: 1 } }],
    ["lies too far ahead", { "open-day": { weekday: "monday", weeksAhead: 521 } }],
    ["lies too far back", { "open-day": { weekday: "monday", weeksAhead: -521 } }],
    ["is a list", []],
  ])("a date that %s is refused", (_why, dates) => {
    expect(() => withResolvedDates(document, dates, now)).toThrow(/^dates/);
  });
});
