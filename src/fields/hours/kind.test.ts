import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { hoursKind } from "./kind.ts";
import { daysText, intervalTexts } from "./hours-text.ts";
import type { HoursValue } from "./hours-schema.ts";
import { hours } from "./spec.ts";
import type { HoursField } from "./spec.ts";
import { runsOf, usualHours } from "./week.ts";

const spec = hours();
const stored = (value: unknown) => hoursKind.schema(spec, nestedFields).safeParse(value).success;
const interval = { from: "09:00", to: "18:00" };
const week = (monday: unknown) => ({ ...usualHours, days: [monday, [], [], [], [], [], []] });
const with1 = (date: string, intervals: unknown = []) => ({
  ...usualHours,
  exceptions: [{ date, intervals }],
});
const dates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `2026-12-${String(index + 1).padStart(2, "0")}`,
    intervals: [],
  }));

describe("opening hours", () => {
  it("CHECK-25: none at all are pointed out where they are what the section is for", () => {
    const codes = (value: HoursValue | null, hasHours: boolean, of: HoursField) =>
      hoursKind
        .problems?.({
          spec: of,
          value,
          hasHours,
          name: "hours",
          initials: () => [],
          isStart: () => false,
          primary: "en",
          languages: ["en"],
          sampleKind: () => undefined,
          brokenLink: () => undefined,
        })
        .map(({ code }) => code);
    const expected = hours({ isExpected: true });
    expect(codes(null, false, expected)).toEqual(["hours-missing"]);
    expect(codes(null, true, expected)).toEqual([]);
    expect(codes(usualHours, false, expected)).toEqual([]);
    expect(codes(null, false, spec)).toEqual([]);
  });

  it.each([
    [null],
    [usualHours],
    [{ ...usualHours, zone: "Europe/Berlin" }],
    [week([interval, interval, interval])],
    [week([{ from: "18:00", to: "02:00" }])],
    [with1("2028-02-29", [interval])],
    [{ ...usualHours, exceptions: dates(20) }],
  ])("HOURS-02: stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each([
    [undefined],
    [{}],
    [{ ...usualHours, days: usualHours.days.slice(1) }],
    [week([interval, interval, interval, interval])],
    [week([{ from: "24:00", to: "18:00" }])],
    [week([{ from: "9:00", to: "18:00" }])],
    [week([{ from: "09:00", to: "<b>" }])],
    [week([{ from: "09:00" }])],
    [{ ...usualHours, zone: "Mars/Olympus" }],
    [{ ...usualHours, zone: "x".repeat(100) }],
    [with1("2026-02-30")],
    [with1("31.12.2026")],
    [{ ...usualHours, exceptions: dates(21) }],
    [{ ...usualHours, exceptions: [...dates(1), ...dates(1)] }],
    [{ ...usualHours, more: 1 }],
  ])("HOURS-02: stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("HOURS-03: days that follow each other with the same times are one line", () => {
    const lines = (language: string) =>
      runsOf(usualHours.days).map((run) => [
        daysText(run, language).replaceAll("\u00a0", " "),
        intervalTexts(run.intervals, language)
          .join(",")
          .replaceAll(/[\u00a0\u202f]/g, " "),
      ]);
    expect(lines("ru")).toEqual([
      ["Понедельник – пятница", "9:00 – 18:00"],
      ["Суббота", "10:00 – 16:00"],
      ["Воскресенье", ""],
    ]);
    expect(lines("en")[0]).toEqual(["Monday – Friday", "9:00 AM – 6:00 PM"]);
  });

  it("HOURS-03: intervals are told as they follow each other, in whatever order they were entered", () => {
    const noon = { from: "12:00", to: "15:00" };
    const evening = { from: "18:00", to: "22:00" };
    expect(intervalTexts([evening, noon], "ru").map((text) => text.slice(0, 5))).toEqual([
      "12:00",
      "18:00",
    ]);
    const days = [[evening, noon], [noon, evening], [], [], [], [], []];
    expect(runsOf(days).map(({ first, last }) => [first, last])).toEqual([
      [0, 1],
      [2, 6],
    ]);
  });
});
