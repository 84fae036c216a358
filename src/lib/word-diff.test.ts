import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const told = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) =>
      kind === "same" ? text : kind === "before" ? `[-${text}]` : `[+${text}]`,
    )
    .join("");

describe("HIST-12: texts are compared by words and phrases", () => {
  it("with whole words, in any script", () => {
    expect(told("Organic grain from two farms.", "Organic grain from three farms.")).toBe(
      "Organic grain from [-two][+three] farms.",
    );
    expect(told("Хлеб на закваске", "Хлеб на живой закваске")).toBe("Хлеб на [+живой ]закваске");
  });

  it("where one of them is empty, or both say the same", () => {
    expect(told("", "New")).toBe("[+New]");
    expect(told("Old", "")).toBe("[-Old]");
    expect(told("Same", "Same")).toBe("Same");
  });

  it("with a phrase as one change, not each word of it by itself", () => {
    expect(
      told("Grain from two small farms in Bavaria.", "Grain from ten large mills in Bavaria."),
    ).toBe("Grain from [-two small farms][+ten large mills] in Bavaria.");
    expect(
      told(
        "The bakery is open from Monday to Friday, 8 to 18.",
        "The bakery is open from Tuesday to Saturday, 8 to 18.",
      ),
    ).toBe("The bakery is open from [-Monday to Friday][+Tuesday to Saturday], 8 to 18.");
  });

  it("as a whole where a sentence was written anew", () => {
    const [before, after] = [
      "We bake the bread slowly, at night.",
      "Our bread is worth the queue, at any hour.",
    ];
    expect(told(before, after)).toBe(`[-${before}][+${after}]`);
    expect(told("Sourdough, slowly", "Bread worth the queue")).toBe(
      "[-Sourdough, slowly][+Bread worth the queue]",
    );
  });

  it("with what was only added or only removed beside what was kept, however little that is", () => {
    expect(told("Bread", "Fresh bread")).toBe("[-Bread][+Fresh bread]");
    expect(told("Bread", "Fresh warm Bread, baked at night")).toBe(
      "[+Fresh warm ]Bread[+, baked at night]",
    );
    expect(told("Fresh warm Bread, baked at night", "Bread")).toBe(
      "[-Fresh warm ]Bread[-, baked at night]",
    );
  });

  it("one after the other where nearly nothing is left", () => {
    const words = (prefix: string) =>
      Array.from({ length: 600 }, (_, n) => `${prefix}${n}`).join(" ");
    const runs = wordDiff(words("a"), words("b"));
    expect(runs.map(({ kind }) => kind)).toEqual(["before", "after"]);
  });
});
