import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { dayParts, dayText, isoOf, isoOfEnd, weekdayText } from "./date-text.ts";
import { dateKind } from "./kind.ts";
import { date } from "./spec.ts";
import type { DateValue } from "./spec.ts";

const spec = date({ hasTime: true });
const stored = (value: unknown) => dateKind.schema(spec, nestedFields).safeParse(value).success;
const fair: DateValue = { date: "2026-11-28", time: "12:00", until: "16:00" };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a date", () => {
  it.each([
    [null],
    [{ date: "2026-09-12" }],
    [{ date: "2028-02-29", time: "00:00" }],
    [{ date: "1000-01-01" }],
    [{ date: "9999-12-31", time: "23:59", until: "23:59" }],
    [{ date: "2027-02-12", time: "17:30", zone: "America/New_York" }],
  ])("DATE-01: stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each([
    [undefined],
    [""],
    ["2026-09-12"],
    [20260912],
    [["2026-09-12"]],
    [{}],
    [{ date: "" }],
    [{ date: "2026-02-30" }],
    [{ date: "2027-02-29" }],
    [{ date: "2026-13-01" }],
    [{ date: "2026-00-10" }],
    [{ date: "2026-9-12" }],
    [{ date: "12.09.2026" }],
    [{ date: "0000-01-01" }],
    [{ date: "0999-12-31" }],
    [{ date: "9999999-01-01" }],
    [{ date: "+012026-01-01" }],
    [{ date: "-002026-01-01" }],
    [{ date: "2026-09-12T10:00" }],
    [{ date: "2026-09-12\n" }],
    [{ date: "<script>alert(1)</script>" }],
    [{ date: 1_789_000_000_000 }],
    [{ date: "2026-09-12", time: "24:00" }],
    [{ date: "2026-09-12", time: "9:30" }],
    [{ date: "2026-09-12", time: "" }],
    [{ date: "2026-09-12", time: 19 }],
    [{ date: "2026-09-12", time: null }],
    [{ date: "2026-09-12", until: "19:00" }],
    [{ date: "2026-09-12", time: "19:00", until: "25:00" }],
    [{ date: "2026-09-12", zone: "UTC" }],
    [{ date: "2026-09-12", time: "19:00", zone: "" }],
    [{ date: "2026-09-12", time: "19:00", zone: "Mars/Olympus" }],
    [{ date: "2026-09-12", time: "19:00", zone: "+03:00" }],
    [{ date: "2026-09-12", time: "19:00", zone: 3 }],
    [{ date: "2026-09-12", time: "19:00", zone: "x".repeat(65) }],
    [{ date: "2026-09-12", time: "19:00", zone: "<script>" }],
  ])("DATE-01: stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("DATE-02: a new one is counted from the day that it is made, whatever day that is", () => {
    const start = date({ initial: "saturday+3T12:00/16:00" });
    const past = date({ initial: "sunday-2" });
    const first = Date.parse("2026-11-20T17:00:00Z");
    for (let day = 0; day < 400; day += 1) {
      const now = first + day * 86_400_000;
      const options = { language: "en", createId: () => "", now };
      const made = dateKind.initial(start, undefined, options, nestedFields);
      expect(made).toMatchObject({ time: "12:00", until: "16:00" });
      expect(new Date(made?.date ?? "").getUTCDay()).toBe(6);
      expect(Date.parse(made?.date ?? "") - now).toBeGreaterThan(20 * 86_400_000);
      const news = dateKind.initial(past, undefined, options, nestedFields);
      expect(news).toEqual({ date: expect.any(String) });
      expect(Date.parse(news?.date ?? "")).toBeLessThan(now - 6 * 86_400_000);
      expect(dateKind.isUntouched(start, made, undefined, nestedFields)).toBe(true);
    }
  });

  it("DATE-02: is none where a template says none, and a slip in a template is an error", () => {
    const made = (initial: string) =>
      dateKind.initial(spec, initial, { language: "en", createId: () => "" }, nestedFields);
    expect(made("")).toBeNull();
    for (const slip of ["caturday+1", "saturday", "saturday+1T9:00", "2026-09-12"])
      expect(() => made(slip)).toThrow("Not the start of a date");
  });

  it("DATE-02: is touched once it is another weekday or another time", () => {
    const start = date({ initial: "saturday+3T12:00/16:00" });
    const isUntouched = (value: DateValue | null) =>
      dateKind.isUntouched(start, value, undefined, nestedFields);
    expect([null, fair].map(isUntouched)).toEqual([true, true]);
    const others = [
      { ...fair, date: "2026-11-27" },
      { ...fair, time: "12:30" },
      { date: fair.date, time: fair.time },
      { date: fair.date },
    ];
    expect(others.map(isUntouched)).toEqual([false, false, false, false]);
    expect(dateKind.isUntouched(spec, fair, undefined, nestedFields)).toBe(false);
  });

  it("DATE-03: is written as the page's language writes it, and doesn't break over lines", () => {
    const written = (language: string) => plain(dayText(fair, language, "long"));
    expect(["en", "ru", "uk", "de", "ja"].map(written)).toEqual([
      "November 28, 2026",
      "28 ноября 2026",
      "28 листопада 2026",
      "28. November 2026",
      "2026年11月28日",
    ]);
    expect(dayText(fair, "ru", "short")).toMatch(/^28\u00a0нояб\.\u00a02026$/);
    expect(dayParts(fair, "ru")).toEqual({ day: "28", month: "ноября" });
    expect(dayText(fair, "tlh-x-klingon", "long")).not.toBe("");
  });

  it("DATE-03: its weekday and times are told in words, and for programs in ISO 8601", () => {
    expect(plain(weekdayText(fair, "ru"))).toBe("суббота, 12:00–16:00");
    const night = { date: fair.date, time: "22:00", until: "03:00" };
    expect(plain(weekdayText(night, "ru"))).toBe("суббота, 22:00 – 3:00");
    expect(plain(weekdayText({ date: fair.date, time: "18:00" }, "en"))).toBe("Saturday, 6:00 PM");
    expect(weekdayText({ date: fair.date }, "de")).toBe("Samstag");
    expect([isoOf(fair), isoOf({ date: fair.date })]).toEqual(["2026-11-28T12:00", "2026-11-28"]);
    expect(isoOfEnd(fair)).toBe("2026-11-28T16:00");
    expect(isoOfEnd({ date: "2026-12-31", time: "22:00", until: "03:00" })).toBe(
      "2027-01-01T03:00",
    );
    expect(isoOfEnd({ date: "2026-12-31", time: "22:00" })).toBeUndefined();
    expect(isoOfEnd({ date: "9999-12-31", time: "22:00", until: "03:00" })).toBeUndefined();
    expect(isoOfEnd({ date: "9999-12-31", time: "22:00", until: "23:00" })).toBe(
      "9999-12-31T23:00",
    );
  });
});
