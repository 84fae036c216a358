import { expect, it } from "vitest";
import { reachOf } from "./mark-reach.ts";

const mark = { left: 100, top: 100, width: 24, height: 24 };

it("MARK-02: a mark is met as far as a finger reaches where no words are", () => {
  expect(reachOf(mark, [])).toEqual({ top: 10, right: 10, bottom: 10, left: 10 });
  const far = { left: 0, top: 136, width: 300, height: 20 };
  expect(reachOf(mark, [far])).toEqual({ top: 10, right: 10, bottom: 10, left: 10 });
});

it("MARK-02: a tap on the words beside, above and below a mark is not the mark’s", () => {
  const before = { left: 10, top: 102, width: 84, height: 20 };
  expect(reachOf(mark, [before])).toMatchObject({ left: 6, top: 10 });
  const above = { left: 10, top: 77, width: 200, height: 20 };
  const below = { left: 10, top: 127, width: 200, height: 20 };
  expect(reachOf(mark, [before, above, below])).toEqual({ left: 6, right: 10, top: 3, bottom: 3 });
  const behind = { left: 124, top: 102, width: 50, height: 20 };
  expect(reachOf(mark, [behind])).toMatchObject({ right: 0, left: 10 });
});

it("MARK-02: words that a mark had to be put over leave it its own size", () => {
  const under = { left: 90, top: 90, width: 60, height: 60 };
  expect(reachOf(mark, [under])).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});
