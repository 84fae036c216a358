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

  it("TEXT-05: shows count and limit, and ∞ without one", () => {
    expect(countLabel(countText("Привет", 120))).toBe("6/120");
    expect(countLabel(countText("👍🏽", Number.POSITIVE_INFINITY))).toBe("2/∞");
  });
});
