import { describe, expect, it } from "vitest";
import { dropIndex, dropLine, scrollStep } from "./drop-index.ts";

const boxes = [
  { id: "a", top: 0, height: 100 },
  { id: "b", top: 100, height: 200 },
  { id: "c", top: 300, height: 100 },
];

describe("dropIndex", () => {
  it.each([
    ["b", 20, 0],
    ["b", 60, 1],
    ["b", 200, 1],
    ["b", 349, 1],
    ["b", 351, 2],
    ["a", 900, 2],
    ["c", -5, 0],
  ])("of %s at %d is %d", (id, y, index) => {
    expect(dropIndex(boxes, id, y)).toBe(index);
  });
});

describe("dropLine", () => {
  it("stands exactly where it lands", () => {
    expect(dropLine(boxes, "b", 0)).toBe(0);
    expect(dropLine(boxes, "b", 1)).toBe(300);
    expect(dropLine(boxes, "a", 2)).toBe(400);
  });
});

describe("scrollStep", () => {
  it("scrolls within 80 px of an edge, faster towards it", () => {
    const room = { top: 100, bottom: 900 };
    expect(scrollStep(500, room)).toBe(0);
    expect(scrollStep(180, room)).toBe(0);
    expect(scrollStep(179, room)).toBe(-1);
    expect(scrollStep(100, room)).toBe(-18);
    expect(scrollStep(860, room)).toBe(9);
    expect(scrollStep(2000, room)).toBe(18);
  });
});
