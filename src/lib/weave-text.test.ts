import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../test/same-properties.ts";
import { weaveText } from "./weave-text.ts";

describe("weaveText", () => {
  it.each([
    ["nobody changed anything", "ab", "ab", "ab", "ab"],
    ["only I did", "ab", "acb", "ab", "acb"],
    ["only they did", "ab", "ab", "adb", "adb"],
    ["both add at one place: mine comes first", "a ", "a x", "a y", "a xy"],
    ["both add the same letter: there are two", "a", "ab", "ab", "abb"],
    ["both within one word", "фары", "фарой ы", "тфары", "тфарой ы"],
    ["I delete what they write in", "one two", "", "one 1 two", "1 "],
    ["they delete what I write in", "one two", "one 1 two", "", "1 "],
    ["both delete, and some letters both", "abcdef", "aef", "abf", "af"],
    [
      "they changed two places around mine",
      "one two three",
      "one 2two three",
      "1one two three3",
      "1one 2two three3",
    ],
    ["I replace beside what they replace", "one two", "1 two", "one 2", "1 2"],
    [
      "each in two places",
      "one two three",
      "1one two three!",
      "one two2 three 3",
      "1one two2 three! 3",
    ],
    ["emoji are never cut", "😀", "😁", "😀😂", "😁😂"],
    ["I rewrite what they deleted", "Old title", "Boris", "", "Boris"],
    ["I empty what they wrote anew", "Old title of it", "", "Anna has the word", undefined],
    ["the same word in two ways", "a b c", "a x c", "a y c", undefined],
    [
      "two wordings of a whole text",
      "Old title",
      "Boris has the word",
      "Anna has the word",
      undefined,
    ],
  ])("%s", (_, base, mine, theirs, both) => {
    expect(weaveText({ base, mine, theirs })).toBe(both);
  });

  it("LIVE-01: keeps every letter that either added once, and none that either deleted", () => {
    const edit = fc.record({ at: fc.nat(12), length: fc.nat(3), count: fc.nat(3) });
    fc.assert(
      fc.property(
        fc.array(edit, { maxLength: 1 }),
        fc.array(edit, { maxLength: 3 }),
        (own, others) => {
          // no letter comes twice, so that each can be found again
          let next = 0x4e00;
          const letters = (count: number): string =>
            Array.from({ length: count }, () => String.fromCharCode((next += 1))).join("");
          const base = letters(12);
          const after = (edits: typeof own): string =>
            edits.reduce(
              (text, { at, length, count }) =>
                text.slice(0, at) + letters(count) + text.slice(at + length),
              base,
            );
          const mine = after(own);
          const theirs = after(others);
          const both = weaveText({ base, mine, theirs });
          if (both === undefined) return;
          const isIn = (text: string) => (letter: string) => text.includes(letter);
          const wanted = [...base].filter((one) => isIn(mine)(one) && isIn(theirs)(one));
          const added = [...mine, ...theirs].filter((one) => !isIn(base)(one));
          expect([...both].toSorted()).toEqual([...wanted, ...added].toSorted());
        },
      ),
    );
  });

  it("takes a bounded time, however long the texts", () => {
    const base = "one two three. ".repeat(3_000);
    const theirs = base.replaceAll("two", "2");
    expect(weaveText({ base, mine: base.replace("three", "3"), theirs })).toBeUndefined();
    expect(weaveText({ base, mine: `${base}!`, theirs: `?${base}` })).toBe(`?${base}!`);
  });
});
