import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, cutWords, lastText } from "./cut-text.ts";
import { isWithin, mostCodeUnits, textLength } from "./text-length.ts";

test.each([
  ["", 0],
  ["Фары", 4],
  ["🙂🙂", 2],
  ["e\u0301", 1],
  ["й", 1],
  ["и\u0306", 1],
  ["👨‍👩‍👧‍👦", 1],
  ["👩🏽‍❤️‍💋‍👨🏿", 1],
  ["🇩🇪🇺🇦", 2],
  ["नमस्ते", 3],
  ["각", 1],
  ["กำ", 1],
  ["a\nb", 3],
  ["\ud83d", 1],
])("LIMIT-07: the length of %j is counted as people see it", (text, length) => {
  expect(textLength(text)).toBe(length);
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom("a", "ё", "́", "‍", "🏽", "👩", "🇩", "क", "्", "\r", "\n"),
    fc.string({ unit: "binary", maxLength: 1 }),
  ),
});

test("LIMIT-07: the short way counts as the long one does, and so does Intl", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aZé„я Ѣ…€\n7") }), (text) => {
      expect(textLength(text)).toBe([...segmenter.segment(text)].length);
    }),
  );
});

test("LIMIT-07: what is cut keeps the limit, is the start of the text, and is no shorter than it has to be", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 20 }), (text, limit) => {
      const cut = cutText(text, limit);
      expect(isWithin(cut, limit)).toBe(true);
      expect(text.startsWith(cut)).toBe(true);
      if (isWithin(text, limit)) expect(cut).toBe(text);
      else expect(textLength(cut)).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 1_000 },
  );
});

test("LIMIT-07: a text has at most eight code points for each character of its limit", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(isWithin(family.repeat(10), 10)).toBe(true);
  expect(isWithin(family.repeat(11), 10)).toBe(false);
  const tower = `a${"\u0301".repeat(79)}`;
  expect(textLength(tower)).toBe(1);
  expect(isWithin(tower, 10)).toBe(true);
  expect(isWithin(`${tower}\u0301`, 10)).toBe(false);
  expect(cutText(`${tower}\u0301`, 10)).toBe("");
});

test("LIMIT-07: what a browser lets be typed holds every text that keeps the limit", () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 12 }), (text, limit) => {
      const typed = text.slice(0, mostCodeUnits(limit));
      if (isWithin(text, limit)) expect(typed).toBe(text);
    }),
  );
  const widest = "🏽".repeat(8);
  expect(isWithin(widest.repeat(3), 3)).toBe(true);
  expect(widest.repeat(3)).toHaveLength(mostCodeUnits(3));
});

test("LIMIT-07: the end of a text begins with a whole character", () => {
  expect(lastText("ab🇩🇪👨‍👩‍👧‍👦", 2)).toBe("🇩🇪👨‍👩‍👧‍👦");
  expect(lastText("й́", 4)).toBe("й́");
});

test.each([
  ["Two words", 9, "Two words"],
  ["The Bakery on Old Tram Depot Lane", 24, "The Bakery on Old Tram"],
  ["The Bakery on Old Tram Depot Lane", 22, "The Bakery on Old Tram"],
  ["Brot, Kuchen, Kaffee", 13, "Brot, Kuchen"],
  ["Пекарня — хлеб", 10, "Пекарня"],
  ["Donaudampfschifffahrt", 5, "Donau"],
  ["a verylongword", 9, "a verylon"],
  ["東京のパン屋さん", 4, "東京のパ"],
])("LIMIT-09: a name that is cut ends with a word where it can: %s, %i", (name, limit, cut) => {
  expect(cutWords(name, limit)).toBe(cut);
});
