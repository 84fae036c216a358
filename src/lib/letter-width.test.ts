import { describe, expect, it } from "vitest";
import { lineLetters, longestWordLetters, titleLetters } from "./letter-width.ts";

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
});

describe("titleLetters", () => {
  it("WEIGHT-08: rounds up to a half, never down", () => {
    expect(titleLetters("достопримечательностями")).toBe(23.5);
    expect(titleLetters("ДОМ")).toBe(4.5);
    expect(titleLetters("")).toBe(1);
  });
});

describe("FOOT-02: lineLetters", () => {
  it.each([
    ["", 1],
    ["Tilde Arnes", 9.8],
    ["日本", 2],
  ])("of %j is %d", (text, letters) => {
    expect(lineLetters(text)).toBe(letters);
  });
});
