import { expect, it } from "vitest";
import { moonPhase } from "./moon-phase.ts";

/** Half the width of the light's edge. */
function edge(path: string): number {
  return Number(/100A([\d.]+) 50/.exec(path)?.[1]);
}

it("SECT-18: discs fill as far as the middle and empty after it, whatever their count", () => {
  expect(moonPhase(0, 3)).toBe("M50 0A50 50 0 0 1 50 100A0 50 0 0 0 50 0z");
  expect(moonPhase(1, 3)).toBe("M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0z");
  for (const count of [2, 3, 4, 5, 6, 7, 8]) {
    const paths = Array.from({ length: count }, (_, index) => moonPhase(index, count));
    expect(new Set(paths).size).toBe(count);
    expect(paths.map(edge)).toEqual(paths.map(edge).toReversed());
  }
});

it("SECT-18: a crescent is cut out of its half, and more than half goes over it", () => {
  const [crescent = "", gibbous = ""] = [moonPhase(0, 8), moonPhase(2, 8)];
  expect(crescent).toMatch(/0 0 1 50 100A[\d.]+ 50 0 0 0/);
  expect(gibbous).toMatch(/0 0 1 50 100A[\d.]+ 50 0 0 1/);
  expect(moonPhase(7, 8)).toMatch(/0 0 0 50 100A[\d.]+ 50 0 0 1/);
  expect(moonPhase(5, 8)).toMatch(/0 0 0 50 100A[\d.]+ 50 0 0 0/);
});
