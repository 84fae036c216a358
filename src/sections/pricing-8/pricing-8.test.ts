import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { pricing8Fields } from "./fields.ts";

describe("Pricing8", () => {
  it("SECT-10: title 100, paragraph 300; one to fifteen cards of 100, 200 and 7; at most two buttons", () => {
    const { title, paragraph, cards, buttons } = pricing8Fields;
    expect([title.limit, paragraph.limit]).toEqual([100, 300]);
    expect([cards.min, cards.max]).toEqual([1, 15]);
    const { item } = cards;
    expect([item.title.limit, item.description.limit, item.price.limit]).toEqual([100, 200, 7]);
    expect(buttons.max).toBe(2);
  });

  it("SECT-10 (R20): starts with 30, 60, 40 and 50 dollars", () => {
    expect(wordsOf(renderSection({ template: "Pricing8" })).match(/\$\d+/g)).toEqual([
      "$30",
      "$60",
      "$40",
      "$50",
    ]);
  });

  it("SECT-12: hides empty texts, the head and the buttons", () => {
    const patch = {
      title: "",
      paragraph: "",
      cards: [{ title: "One", description: "", price: "" }],
      buttons: [],
    };
    const html = renderSection({ template: "Pricing8", patch });
    expect(wordsOf(html)).toBe("One");
    expect(html).not.toMatch(/head|button|pricing-8__(text|price)/);
  });
});
