import { describe, expect, it } from "vitest";
import { commentParts } from "./mentions.ts";

const members = ["Anna", "Anna Maria", "Boris"];

describe("COMM-03: mentions", () => {
  it("are the names of members behind an @, the longest one first", () => {
    expect(commentParts("Ask @Anna Maria, not @Anna or a@b.example", members)).toEqual([
      { text: "Ask ", isMention: false },
      { text: "@Anna Maria", isMention: true },
      { text: ", not ", isMention: false },
      { text: "@Anna", isMention: true },
      { text: " or a@b.example", isMention: false },
    ]);
  });

  it("are markup for nobody", () => {
    expect(
      commentParts("<b>@Boris</b>", members)
        .map(({ text }) => text)
        .join(""),
    ).toBe("<b>@Boris</b>");
  });
});
