import { expect, it } from "vitest";
import { quotaLevel } from "./quota-level.ts";

it("QUOTA-05: a limit is near from four fifths on, and full when nothing is left", () => {
  const levels = [79, 80, 99, 100, 101].map((used) => quotaLevel({ used, most: 100 }));
  expect(levels).toEqual(["free", "near", "near", "full", "full"]);
  expect([3, 4, 5].map((used) => quotaLevel({ used, most: 5 }))).toEqual(["free", "near", "full"]);
  expect(quotaLevel({ used: 0, most: 1 })).toBe("free");
  expect(quotaLevel({ used: 0, most: 0 })).toBe("full");
  expect(quotaLevel({ used: 1e9, most: null })).toBe("free");
});
