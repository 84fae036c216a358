import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const told = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) =>
      kind === "same" ? text : kind === "before" ? `[-${text}]` : `[+${text}]`,
    )
    .join("");

describe("HIST-12: texts are compared word by word", () => {
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

  it("one after the other where nearly nothing is left", () => {
    const words = (prefix: string) =>
      Array.from({ length: 600 }, (_, n) => `${prefix}${n}`).join(" ");
    const runs = wordDiff(words("a"), words("b"));
    expect(runs.map(({ kind }) => kind)).toEqual(["before", "after"]);
  });
});
