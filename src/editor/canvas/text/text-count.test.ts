import { describe, expect, it } from "vitest";
import { countLabel, countText } from "./text-count.ts";

describe("countText", () => {
  it.each([
    [0, "calm"],
    [115, "calm"],
    [116, "warning"],
    [120, "warning"],
    [121, "over"],
  ] as const)("TEXT-06: %d of 120 characters is %s", (length, tone) => {
    expect(countText("я".repeat(length), 120).tone).toBe(tone);
  });

  it("TEXT-05: shows count and limit", () => {
    expect(countLabel(countText("Привет", 120))).toBe("6/120");
    expect(countLabel(countText("👍🏽", 7))).toBe("1/7");
  });

  it.each([
    [7, 5, "calm"],
    [7, 6, "warning"],
    [7, 7, "warning"],
    [7, 8, "over"],
    [19, 17, "calm"],
    [19, 18, "warning"],
    [20, 15, "calm"],
    [20, 16, "warning"],
  ] as const)("TEXT-09: of %d characters %d are %s", (limit, length, tone) => {
    expect(countText("я".repeat(length), limit).tone).toBe(tone);
  });

  it("LIMIT-07: counts what people see as one, and no endless ones", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(countText(family.repeat(7), 7)).toEqual({ length: 7, limit: 7, tone: "warning" });
    expect(countText(`a${"\u0301".repeat(60)}`, 7)).toEqual({ length: 1, limit: 7, tone: "over" });
  });
});
