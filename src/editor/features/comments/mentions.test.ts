import { describe, expect, it } from "vitest";
import { callAt, partsOf } from "./mentions.ts";

const members = ["Anna", "Anna Maria", "Boris"];

describe("COMM-03: mentions", () => {
  it("are the names of members behind an @, the longest one first", () => {
    expect(partsOf("Ask @Anna Maria, not @Anna or a@b.example", members)).toEqual([
      { text: "Ask ", isMention: false },
      { text: "@Anna Maria", isMention: true },
      { text: ", not ", isMention: false },
      { text: "@Anna", isMention: true },
      { text: " or a@b.example", isMention: false },
    ]);
  });

  it("are markup for nobody", () => {
    expect(
      partsOf("<b>@Boris</b>", members)
        .map(({ text }) => text)
        .join(""),
    ).toBe("<b>@Boris</b>");
  });

  it("are offered while a name is begun, by its letters in either case", () => {
    expect(callAt("Hi @an", 6, members)).toEqual({ start: 3, names: ["Anna", "Anna Maria"] });
    expect(callAt("Hi @", 4, members)?.names).toEqual(members);
    expect(callAt("Hi @Boris", 9, members)).toBeUndefined();
    expect(callAt("mail a@b", 8, members)).toBeUndefined();
    expect(callAt("Hi @an there", 12, members)).toBeUndefined();
  });
});
