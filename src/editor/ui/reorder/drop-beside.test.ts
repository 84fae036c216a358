import { describe, expect, it } from "vitest";
import { dropBeside, dropMark } from "./drop-beside.ts";

const box = (id: string, left: number, top: number) => ({ id, left, top, width: 90, height: 90 });

/** Two rows of three and one of one. */
const grid = [
  box("a", 0, 0),
  box("b", 100, 0),
  box("c", 200, 0),
  box("d", 0, 100),
  box("e", 100, 100),
  box("f", 200, 100),
  box("g", 0, 200),
];
const mirrored = grid.map((one) => ({ ...one, left: 200 - one.left }));
/** Two columns that are read from top to bottom, as a wall of pictures is. */
const wall = [box("a", 0, 0), box("b", 0, 100), box("c", 100, 40), box("d", 100, 140)];
const list = [box("a", 0, 0), box("b", 0, 100), box("c", 0, 200)];

describe("ITEM-07: where an item lands", () => {
  it.each([
    ["before the one whose first half it is over", grid, "a", 110, 140, 3],
    ["behind the one whose second half it is over", grid, "a", 180, 140, 4],
    ["at the end of a row, not at the beginning of the next", grid, "d", 320, 40, 3],
    ["at the beginning of a row", grid, "a", 5, 150, 2],
    ["where it is while the pointer is still in it", grid, "e", 185, 150, 4],
    ["at the very end", grid, "a", 250, 260, 6],
    ["from the right to the left", mirrored, "a", 190, 140, 3],
    ["from the right to the left, behind", mirrored, "a", 110, 140, 4],
    ["in a column of a wall, above", wall, "a", 150, 50, 1],
    ["in a column of a wall, below", wall, "a", 150, 120, 2],
    ["below each other", list, "a", 300, 260, 2],
    ["first of those below each other", list, "c", 10, -40, 0],
  ])("%s", (_what, boxes, id, x, y, index) => {
    expect(dropBeside(boxes, id, { x, y })).toBe(index);
  });

  it("is none among none", () => {
    expect(dropBeside([], "a", { x: 0, y: 0 })).toBe(0);
    expect(dropMark([], { id: "a", index: 0, pointer: null })).toBeNull();
  });

  it.each([
    ["by the end of a row", grid, "e", 3, { x: 320, y: 40 }, [290, 0, true]],
    ["by the beginning of the next one", grid, "e", 3, { x: 5, y: 150 }, [0, 100, true]],
    [
      "by the right edge of what begins there",
      mirrored,
      "a",
      3,
      { x: 190, y: 140 },
      [190, 100, true],
    ],
    ["below the last", list, "a", 2, { x: 0, y: 280 }, [0, 290, false]],
    ["where it is", list, "b", 1, { x: 0, y: 150 }, [0, 100, false]],
    ["by keys, before the one that follows", grid, "a", 2, null, [0, 100, true]],
    ["by keys, behind the last", list, "a", 2, null, [0, 290, false]],
    ["by keys, before an earlier one", list, "c", 0, null, [0, 0, false]],
  ])("is marked %s", (_what, boxes, id, index, pointer, mark) => {
    const found = dropMark(boxes, { id, index, pointer });
    expect([found?.left, found?.top, found?.isUpright]).toEqual(mark);
  });
});
