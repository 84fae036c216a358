import { describe, expect, it } from "vitest";
import { longestWordLetters } from "#/lib/letter-width.ts";
import { titleLevel } from "./title-level.ts";
import { typeset } from "./typeset.ts";

describe("titleLevel", () => {
  it.each([
    [40, 72, 72],
    [41, 72, 56],
    [70, 72, 56],
    [71, 72, 48],
    [71, 32, 24],
    [120, 24, 24],
  ] as const)("of %d characters at %d is %d", (length, level, result) => {
    expect(titleLevel("я".repeat(length), level)).toBe(result);
  });

  it("does not count space at the ends", () => {
    expect(titleLevel(` ${"я".repeat(40)} `, 72)).toBe(72);
  });
});

it("a title is sized by words that typesetting joined", () => {
  expect(longestWordLetters(typeset("в доте", "ru"))).toBe(6);
});
