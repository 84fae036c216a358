import { describe, expect, it } from "vitest";
import { longestWordLetters, titleLevel } from "./text-metrics.ts";
import { typeset } from "./typeset.ts";

describe("longestWordLetters", () => {
  it.each([
    ["", 1],
    ["свет для вашего авто", 6.3],
    ["достопримечательностями гордится", 23.5],
    ["авто-вело-него", 5],
    ["a@voss-hale.example", 16.1],
    ["раз\nдватри", 6],
    ["из\u00a0дома", 7.3],
    ["зна\u00adчение", 5],
    ["ДОМ", 4.1],
    ["Illinois", 6],
    ["👩‍🚀", 3],
    ["日本語のタイトル", 1],
    ["é e\u0301t", 2],
  ])("of %j is %d", (text, letters) => {
    expect(longestWordLetters(text)).toBe(letters);
  });

  it("counts words that typesetting joined", () => {
    expect(longestWordLetters(typeset("в доте", "ru"))).toBe(6);
  });
});

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
