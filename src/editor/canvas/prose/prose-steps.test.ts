import { describe, expect, it } from "vitest";
import type { TextMark } from "#/site/text-mark.ts";
import { textArticleFields } from "#/sections/text-article/fields.ts";
import type { ShownBlock } from "./prose-document.ts";
import { proseSteps } from "./prose-steps.ts";
import type { ProsePlace } from "./prose-steps.ts";
import type { KnownBlock } from "./prose-steps.ts";

const place: ProsePlace = {
  target: { page: "journal", section: "article" },
  path: ["body"],
  spec: textArticleFields.body,
  language: "en",
  primary: "en",
  rank: 2,
};
const strong: TextMark = { kind: "strong", from: 4, to: 7 };
const shown: ShownBlock = { id: "a", type: "paragraph", text: "One two three", marks: [strong] };
const stored = (text = shown.text): KnownBlock => ({ ...shown, stored: text });
const args = (known: KnownBlock, now: Partial<ShownBlock>): unknown =>
  proseSteps(place, [known], [{ ...shown, ...now }])[0]?.args;

describe("what is typed into a rich text", () => {
  it("RICH-02: sends no marks that only moved with their words", () => {
    const moved = { text: "So one two three", marks: [{ ...strong, from: 7, to: 10 }] };
    expect(args(stored(), moved)).toMatchObject({ text: moved.text, was: shown.text });
    expect(args(stored(), moved)).not.toHaveProperty("marks");
  });

  it("RICH-02: sends those that were set or taken", () => {
    expect(args(stored(), { marks: [] })).toMatchObject({ text: shown.text, marks: [] });
    const both = [{ ...strong, from: 0, to: 3 }, strong];
    expect(args(stored(), { marks: both })).toMatchObject({ marks: both });
    const wider = [{ ...strong, to: 8 }];
    expect(args(stored(), { text: "One twos three", marks: wider })).toMatchObject({
      marks: wider,
    });
  });

  it("RICH-02: sends all of a translation that is made of the original that was shown", () => {
    const moved = { text: "One two three!", marks: [strong] };
    expect(args(stored(""), moved)).toMatchObject({ was: "", marks: [strong] });
  });
});
