import { expect, it } from "vitest";
import { countOf, unitsShown, unitText } from "./unit-text.ts";

const left = { days: 82, hours: 9, minutes: 48 };
const counts = (shown: keyof typeof unitsShown) =>
  unitsShown[shown].map((unit) => countOf(unit, unitsShown[shown], left));

it("COUNT-02: two to four units are counted, weeks only among four", () => {
  expect([counts("two"), counts("three"), counts("four")]).toEqual([
    [82, 9],
    [82, 9, 48],
    [11, 5, 9, 48],
  ]);
});

it("COUNT-02: each has two digits or more, and its name as the language declines it", () => {
  const words = (count: number, locale: string) => {
    const { count: written, name } = unitText(count, "day", locale);
    return `${written} ${name}`;
  };
  expect([1, 9, 82, 1200].map((count) => words(count, "en"))).toEqual([
    "01 day",
    "09 days",
    "82 days",
    "1,200 days",
  ]);
  expect([1, 3, 82, 5].map((count) => words(count, "ru"))).toEqual([
    "01 день",
    "03 дня",
    "82 дня",
    "05 дней",
  ]);
  expect(unitText(9, "hour", "de")).toEqual({ count: "09", name: "Stunden" });
  expect(unitText(9, "minute", "ja").name).toBe("分");
  expect(unitText(9, "minute", "ar").name).not.toBe("");
});
