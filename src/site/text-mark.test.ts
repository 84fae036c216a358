import { describe, expect, it } from "vitest";
import { storableTextSchema } from "./localized-text.ts";
import { movedMarks, textMarkSchema } from "./text-mark.ts";
import type { TextMark } from "./text-mark.ts";

const strong = (from: number, to: number): TextMark => ({ kind: "strong", from, to });

describe("marks of a text", () => {
  it.each([
    ["one two three", "one two three", [4, 7]],
    ["one two three", "zero one two three", [9, 12]],
    ["one two three", "one two three four", [4, 7]],
    ["one two three", "one tw-o three", [4, 8]],
    ["one two three", "one  three", undefined],
    ["one two three", "one 2wo three", [4, 7]],
    ["one two three", "one very two three", [9, 12]],
    ["one two three", "one two, three", [4, 7]],
    ["one two three", "", undefined],
  ])("RICH-02: of %j are with their words in %j", (before, after, place) => {
    const expected = place ? [strong(place[0] ?? 0, place[1] ?? 0)] : [];
    expect(movedMarks([strong(4, 7)], before, after)).toEqual(expected);
  });

  const link = { kind: "address", address: "https://example.org/" };

  it.each([
    [strong(0, 5), true],
    [strong(0, 6), false],
    [strong(2, 2), false],
    [strong(3, 2), false],
    [{ kind: "strong", from: -1, to: 2 }, false],
    [{ kind: "strong", from: 0.5, to: 2 }, false],
    [{ kind: "script", from: 0, to: 2 }, false],
    [{ kind: "strong", from: 0, to: 2, style: "x" }, false],
    [{ kind: "link", from: 0, to: 2 }, false],
    [{ kind: "link", from: 0, to: 2, link }, true],
    [{ kind: "link", from: 0, to: 2, link: { ...link, address: "javascript:alert(1)" } }, false],
    [{ kind: "link", from: 0, to: 2, link: "<a>" }, false],
  ])("RICH-01: of five letters, %j is stored: %j", (mark, isStored) => {
    const text = { en: { text: "Lamps", marks: [mark] } };
    expect(storableTextSchema(20, ["strong", "emphasis", "link"]).safeParse(text).success).toBe(
      isStored,
    );
  });

  it("RICH-01: plain texts store none, others at most 200", () => {
    const marked = (count: number) => ({
      en: { text: "Lamps", marks: Array.from({ length: count }, () => strong(0, 5)) },
    });
    const rich = storableTextSchema(20, ["strong", "emphasis", "link"]);
    expect(storableTextSchema(20).safeParse(marked(1)).success).toBe(false);
    expect(rich.safeParse(marked(200)).success).toBe(true);
    expect(rich.safeParse(marked(201)).success).toBe(false);
    expect(textMarkSchema.safeParse(strong(0, 1)).success).toBe(true);
  });
});
