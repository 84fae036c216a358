import { describe, expect, it } from "vitest";
import { findCircle } from "./no-circular-files.ts";

describe("files that need each other", () => {
  it("are found, however far the circle goes", () => {
    const files = new Map([
      ["main", ["a", "react"]],
      ["a", ["b"]],
      ["b", ["react", "c"]],
      ["c", ["a"]],
    ]);
    expect(findCircle(files)).toEqual(["a", "b", "c", "a"]);
  });

  it("are none where two need the same third", () => {
    const files = new Map([
      ["a", ["b", "c"]],
      ["b", ["d"]],
      ["c", ["d"]],
      ["d", []],
    ]);
    expect(findCircle(files)).toBeUndefined();
  });
});
