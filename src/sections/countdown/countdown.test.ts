import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { countdownFields } from "./fields.ts";

const template = "Countdown";
const doors = { date: "2027-02-12", time: "17:30", zone: "America/New_York" };
const night = { line: "Until the doors open", date: doors, more: "", moreLink: null, after: "" };
const render = (patch: object = {}, language: "en" | "ru" = "en") =>
  renderSection({ template, language, patch: { ...night, ...patch } });
const plain = (html: string) => wordsOf(html).replaceAll(/[\u00a0\u202f]/g, " ");

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.parse("2026-11-22T12:42:00Z"));
});
afterEach(() => vi.useRealTimers());

describe(template, () => {
  it("COUNT-01: says what for, when, and what is left when the page is made", () => {
    const { line, note, more, after } = countdownFields;
    expect([line.limit, note.limit, more.limit, after.limit]).toEqual([60, 60, 40, 60]);
    const html = render({ note: "at the old depot" });
    expect(plain(html)).toBe(
      "Until the doors open Friday, February 12, 5:30 PM at the old depot 82 days 09 hours 48 minutes",
    );
    expect(html).toContain('dateTime="2027-02-12T17:30:00-05:00"');
    expect(plain(render({ clock: "h23" }, "ru"))).toMatch(
      /пятница, 12 февраля, 17:30 82 дня 09 часов 48 минут$/,
    );
  });

  it("COUNT-02: shows two to four units, and no seconds", () => {
    const units = (shown: string) =>
      [...render({ units: shown }).matchAll(/data-unit="(\w+)"/g)].map(([, unit]) => unit);
    expect(["two", "three", "four"].map(units)).toEqual([
      ["day", "hour"],
      ["day", "hour", "minute"],
      ["week", "day", "hour", "minute"],
    ]);
  });

  it("COUNT-03: counts to an instant of its zone, of the business's, or of UTC", () => {
    const end = (patch: object) => Number(/data-countdown="(\d+)"/.exec(render(patch))?.[1]);
    expect(end({})).toBe(Date.parse("2027-02-12T22:30:00Z"));
    expect(end({ date: { date: "2027-02-12", time: "17:30" } })).toBe(
      Date.parse("2027-02-12T17:30:00Z"),
    );
    expect(end({ date: { date: "2027-02-12" } })).toBe(Date.parse("2027-02-12T00:00:00Z"));
  });

  it("COUNT-04: is a timer, which isn't read each time that it changes", () => {
    expect(render()).toMatch(/role="timer" aria-label="Until the doors open"/);
    expect(render()).not.toContain("aria-live");
  });

  it("COUNT-05: has what is said afterwards only where it is said, and without a date counts nothing", () => {
    expect(render()).not.toContain("countdown__after");
    expect(render({ after: "The doors are open" })).toMatch(/countdown__after"><p>The doors/);
    expect(render({ date: null })).not.toMatch(/data-countdown|data-unit|<time/);
  });
});
