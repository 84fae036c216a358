import { describe, expect, it } from "vitest";
import { neighbour } from "./neighbour.ts";

/** Two columns of uneven cards: 0, 1, 2 on the left, 3, 4 on the right. */
const boxes = [
  { left: 0, right: 100, top: 0, bottom: 90 },
  { left: 0, right: 100, top: 100, bottom: 140 },
  { left: 0, right: 100, top: 150, bottom: 240 },
  { left: 120, right: 220, top: 0, bottom: 60 },
  { left: 120, right: 220, top: 70, bottom: 240 },
];

describe("neighbour", () => {
  it.each([
    [0, "down", 1],
    [1, "down", 2],
    [2, "up", 1],
    [0, "right", 3],
    [1, "right", 4],
    [2, "right", 4],
    [4, "left", 1],
    [3, "left", 0],
    [3, "down", 4],
  ] as const)("goes from %d %s to %d", (from, direction, to) => {
    expect(neighbour(boxes, from, direction)).toBe(to);
  });

  it.each([
    [0, "up"],
    [2, "down"],
    [3, "right"],
    [0, "left"],
  ] as const)("stays at %d where nothing lies %s", (from, direction) => {
    expect(neighbour(boxes, from, direction)).toBe(from);
  });
});
