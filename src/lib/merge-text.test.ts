import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startCpuTime } from "../../test/cpu-time.ts";
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

  it("gives the same, whoever comes first, and keeps what both wrote where they kept apart", () => {
    const word = fc.constantFrom("свет", "фара", "light", "3600");
    const edit = fc.option(word, { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, edit, fc.boolean()), { maxLength: 20 }), (parts) => {
        const version = (keep: boolean | undefined) =>
          parts
            .map(([own, change, isMine]) =>
              change === undefined || isMine !== keep ? own : `${own} ${change}!`,
            )
            .join(" | ");
        const versions = { base: version(undefined), mine: version(true), theirs: version(false) };
        const merged = mergeText(versions);
        expect(
          mergeText({ base: versions.base, mine: versions.theirs, theirs: versions.mine }),
        ).toBe(merged);
        expect(merged).toBe(
          parts
            .map(([own, change]) => (change === undefined ? own : `${own} ${change}!`))
            .join(" | "),
        );
      }),
    );
  });

  it("takes no longer for texts that say the same word thousands of times", () => {
    const base = "a ".repeat(20_000);
    const cpuTime = startCpuTime();
    expect(mergeText({ base, mine: `${base}b`, theirs: `c ${base}` })).toBe(`c ${base}b`);
    expect(
      mergeText({
        base,
        mine: base.replaceAll("a a", "a b"),
        theirs: base.replaceAll("a a", "c a"),
      }),
    ).toBeUndefined();
    expect(mergeText({ base, mine: "b ".repeat(20_000), theirs: `c ${base}` })).toBeUndefined();
    expect(cpuTime()).toBeLessThan(2_000);
  });

  it("puts together what was changed far apart in a text of any length", () => {
    const base = "one two three. ".repeat(3_000);
    const mine = base.replace("two", "2");
    const theirs = `${base.slice(0, -7)}3. `;
    expect(mergeText({ base, mine, theirs })).toBe(`${mine.slice(0, -7)}3. `);
  });

  it("takes a stretch that both changed as overlapping where it is too long to compare", () => {
    const long = "one two three. ".repeat(200);
    const mine = `1${long}1`;
    expect(mergeText({ base: long, mine, theirs: long.replace("three", "3") })).toBeUndefined();
    const short = long.slice(0, 1_500);
    expect(
      mergeText({ base: short, mine: `1 ${short} 1`, theirs: short.replace("three", "3") }),
    ).toBe(`1 ${short.replace("three", "3")} 1`);
  });

  it("never cuts a word", () => {
    expect(mergeText({ base: "фара", mine: "фары", theirs: "фарами" })).toBeUndefined();
  });
});
