import { describe, expect, it } from "vitest";
import { headingLevels, headingSize } from "./type-scale.ts";

describe("headingSize", () => {
  it.each([
    [0, 54],
    [50, 72],
    [69, 78.84],
    [100, 90],
  ])("THEME-06: heading 72 at %d % is %d px on a desktop", (percent, size) => {
    expect(headingSize(72, "desktop", percent)).toBeCloseTo(size, 6);
  });

  it.each(headingLevels)(
    "level %d is its default at 50 % and 0.75 and 1.25 of it at the ends",
    (level) => {
      expect(headingSize(level, "desktop", 50)).toBe(level);
      expect(headingSize(level, "desktop", 0)).toBe(level * 0.75);
      expect(headingSize(level, "desktop", 100)).toBe(level * 1.25);
    },
  );

  it("never grows from a larger screen to a smaller one", () => {
    for (const level of headingLevels) {
      const sizes = (["desktop", "tablet", "mobile", "small"] as const).map((device) =>
        headingSize(level, device, 69),
      );
      expect(sizes).toEqual([...sizes].toSorted((one, other) => other - one));
    }
  });
});
