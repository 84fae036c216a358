import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanInPlace, cleanText, withCleanTexts } from "./clean-text.ts";

const anyText = fc.string({ unit: "binary" });

test.each([
  ["a\0b\u0007c\u007Fd\u0085e\u009Ff", "abcd\nef"],
  [
    "one\r\ntwo\rthree\nfour\vfive\fsix\u2028seven\u2029",
    "one\ntwo\nthree\nfour\nfive\nsix\nseven\n",
  ],
  ["tab\tstays", "tab\tstays"],
  ["half \uD83D pair, half \uDE00", "half \uFFFD pair, half \uFFFD"],
  ["👩‍👩‍👧 \u200Fشكرا\u200E नमस्ते \u00AD\uFEFF", "👩‍👩‍👧 \u200Fشكرا\u200E नमस्ते \u00AD\uFEFF"],
  ["no\uFFFE\uFFFFcharacters", "nocharacters"],
])("SEC-26: %j is kept as %j", (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test("SEC-26: a clean text holds no control characters, and cleaning it again changes nothing", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/[\0-\u0008\v-\u001F\u007F-\u009F\u2028\u2029]/);
      expect(clean.isWellFormed()).toBe(true);
      expect(cleanText(clean)).toBe(clean);
      if (!/\p{C}|[\u2028\u2029]/u.test(text)) expect(clean).toBe(text);
    }),
  );
});

test("SEC-26: all texts of a value are cleaned, in a copy where one is wanted", () => {
  const dirty = { a: ["x\0", { b: "\u0001y" }, 7, null, true], c: "z" };
  const before = structuredClone(dirty);
  const clean = { a: ["x", { b: "y" }, 7, null, true], c: "z" };
  expect(withCleanTexts(dirty)).toEqual(clean);
  expect(dirty).toEqual(before);
  expect(withCleanTexts(clean)).toBe(clean);
  cleanInPlace(dirty);
  expect(dirty).toEqual(clean);
});

test("SEC-26: a value that is nested half a million times is walked like any other", () => {
  const deep: unknown = JSON.parse(`${"[".repeat(500_000)}"a\\u0000"${"]".repeat(500_000)}`);
  cleanInPlace(deep);
  let inner = deep;
  while (Array.isArray(inner)) inner = inner[0];
  expect(inner).toBe("a");
});
