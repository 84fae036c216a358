import { describe, expect, it } from "vitest";
import { findInText, replaceInText, replaceParts } from "./find-text.ts";

const loose = (search: string) => ({ search, matchCase: false, wholeWord: false });

describe("FIND-01: finding in a text", () => {
  it("finds every place, whatever the case, in any script", () => {
    expect(findInText("Bread, bread", loose("bread"))).toEqual([
      { start: 0, end: 5 },
      { start: 7, end: 12 },
    ]);
    expect(findInText("Хлеб и хлеб", loose("ХЛЕБ"))).toHaveLength(2);
    expect(findInText("Bread, bread", { ...loose("bread"), matchCase: true })).toHaveLength(1);
  });

  it("finds whole words only, where that is asked for, in any script", () => {
    const whole = (text: string, search: string) =>
      findInText(text, { ...loose(search), wholeWord: true }).length;
    expect(whole("art, part, art-house, art1", "art")).toBe(2);
    expect(whole("кот и который", "кот")).toBe(1);
  });

  it.each([".", "a|b", "(", "[x]", "\\", "$&", "a/b", "-", "^", "{1}"])(
    "takes signs of patterns for what they are: %s",
    (sign) => {
      expect(findInText(`x ${sign} y`, loose(sign))).toHaveLength(1);
      expect(findInText("x y", loose(sign))).toHaveLength(0);
      expect(replaceInText(`x ${sign} y`, loose(sign), "$1$&")).toBe("x $1$& y");
    },
  );

  it("finds nothing for nothing", () => {
    expect(findInText("bread", loose(""))).toEqual([]);
    expect(replaceInText("bread", loose(""), "x")).toBe("bread");
  });
});

describe("FIND-04: replacing in a text", () => {
  it("keeps the capital of what it replaces, where capitals aren't minded", () => {
    expect(replaceInText("Three farms, three farms", loose("three farms"), "four farms")).toBe(
      "Four farms, four farms",
    );
    expect(replaceInText("three", loose("Three"), "Four")).toBe("Four");
    const exact = { ...loose("Three"), matchCase: true };
    expect(replaceInText("Three three", exact, "four")).toBe("four three");
  });

  it("tells what goes and what comes", () => {
    expect(replaceParts("One oven", loose("one"), "two")).toEqual([
      { before: "One", after: "Two" },
      " oven",
    ]);
  });

  it("takes words out", () => {
    expect(replaceInText("our own bread", loose("own "), "")).toBe("our bread");
  });
});
