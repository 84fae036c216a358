import { describe, expect, it } from "vitest";
import { mergeText } from "./merge-text.ts";

describe("mergeText", () => {
  it.each([
    ["nobody changed anything", "a b", "a b", "a b", "a b"],
    ["only I did", "a b", "a c", "a b", "a c"],
    ["only they did", "a b", "a b", "d b", "d b"],
    ["both did the same", "a b", "a c", "a c", "a c"],
    ["each at another end", "one two three", "1 two three", "one two 3", "1 two 3"],
    [
      "one adds, one removes",
      "Свет для фар.",
      "Ровный свет для фар.",
      "Свет для фар",
      "Ровный свет для фар",
    ],
    ["the same word in two ways", "a b c", "a x c", "a y c", undefined],
    ["one empties, one edits", "a b", "", "a c", undefined],
    ["from nothing, in two ways", "", "mine", "theirs", undefined],
    ["lines", "a\nb\nc", "a!\nb\nc", "a\nb\nc?", "a!\nb\nc?"],
  ])("%s", (_, base, mine, theirs, merged) => {
    expect(mergeText({ base, mine, theirs })).toBe(merged);
  });

  it("never cuts a word", () => {
    expect(mergeText({ base: "фара", mine: "фары", theirs: "фарами" })).toBeUndefined();
  });
});
