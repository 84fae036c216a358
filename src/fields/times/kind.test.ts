import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { timesKind } from "./kind.ts";
import { readTime } from "./read-time.ts";
import { times } from "./spec.ts";
import { clockText, hourText } from "./times-text.ts";

const spec = times({ initial: "18:30–19:30" });
const stored = (value: unknown) => timesKind.schema(spec, nestedFields).safeParse(value).success;
const span = (from: string, to: string) => ({ from, to });

describe("times", () => {
  it.each([
    [span("18:30", "19:30")],
    [span("23:15", "00:00")],
    [span("09:00", "")],
    [span("", "")],
  ])("TIMES-01: stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each([
    [null],
    [[]],
    ["18:30"],
    [{ from: "18:30" }],
    [span("24:00", "")],
    [span("18:60", "")],
    [span("8:30", "")],
    [span("18:30:00", "")],
    [span("18:30<b>", "")],
    [{ from: 18, to: 19 }],
    [{ ...span("18:30", ""), day: 1 }],
  ])("TIMES-01: stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it.each([
    ["18:30", "18:30"],
    [" 18.30 ", "18:30"],
    ["18-30", "18:30"],
    ["18h30", "18:30"],
    ["1830", "18:30"],
    ["9", "09:00"],
    ["6:30 pm", "18:30"],
    ["6.30 p.m.", "18:30"],
    ["12 am", "00:00"],
    ["12pm", "12:00"],
    ["24:00", "00:00"],
    ["", ""],
  ])("TIMES-02: %j is read as %j", (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each([
    "half six",
    "25:00",
    "18:60",
    "183",
    "13 pm",
    "0 am",
    "18:30:00",
    "24:30",
    "-1",
    "١٨:٣٠",
  ])("TIMES-02: %j is no time", (typed) => {
    expect(readTime(typed)).toBeUndefined();
  });

  it("TIMES-03: what is added behind something begins when that ends, and lasts as long", () => {
    const next = (from: string, to: string) =>
      timesKind.following?.(span("18:30", "19:30"), span(from, to));
    expect(next("21:15", "22:30")).toEqual(span("22:30", "23:45"));
    expect(next("23:30", "00:30")).toEqual(span("00:30", "01:30"));
    expect(next("09:00", "")).toEqual(span("10:00", "11:00"));
    expect(next("", "")).toEqual(span("18:30", "19:30"));
  });

  it("TIMES-03: it begins as its spec or a starting item says, and that is no content of the owner’s", () => {
    const options = { language: "en", createId: () => "a" };
    const initial = (own?: string) => timesKind.initial(spec, own, options, nestedFields);
    expect([initial(), initial("23:15–00:00")]).toEqual([
      span("18:30", "19:30"),
      span("23:15", "00:00"),
    ]);
    const isUntouched = (value: ReturnType<typeof span>, own?: string) =>
      timesKind.isUntouched(spec, value, own, nestedFields);
    expect(isUntouched(span("18:30", "19:30"))).toBe(true);
    expect(isUntouched(span("18:30", "19:45"))).toBe(false);
    expect(isUntouched(span("", ""), "20:00–21:00")).toBe(true);
  });

  it("TIMES-04: times are written as the language does, or with as many hours as the owner chose", () => {
    expect(clockText("18:30", "language", "en")).toBe("6:30\u00a0PM");
    expect(clockText("18:30", "language", "ru")).toBe("18:30");
    expect(clockText("00:15", "h23", "en")).toBe("00:15");
    expect(clockText("00:15", "h23", "ru")).toBe("00:15");
    expect(clockText("00:15", "h12", "en")).toBe("12:15\u00a0AM");
    expect([hourText("18:00", "language", "en"), hourText("18:00", "h23", "en")]).toEqual([
      "6\u00a0PM",
      "18:00",
    ]);
  });
});
