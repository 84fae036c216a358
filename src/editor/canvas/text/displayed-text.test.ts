import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../../../test/same-properties.ts";
import { displayedText, offsetAfterChange, storedAfterEdit } from "./displayed-text.ts";

const nb = "\u00a0";

function edited(stored: string, edit: (displayed: string) => string): string {
  const displayed = displayedText(stored, "ru");
  return storedAfterEdit({ stored, displayed }, edit(displayed));
}

describe("storedAfterEdit", () => {
  it("gives back the stored text where nothing was typed", () => {
    expect(edited("Фары в подарок", (text) => text)).toBe("Фары в подарок");
  });

  it("keeps typesetting's spaces out of the stored value", () => {
    expect(edited("Фары в подарок", (text) => `${text} и скидка`)).toBe("Фары в подарок и скидка");
    expect(edited("Фары в подарок", (text) => text.replace("Фары", "Лампы"))).toBe(
      "Лампы в подарок",
    );
  });

  it("keeps a non-breaking space that was stored on purpose", () => {
    expect(edited(`10${nb}штук`, (text) => `${text}!`)).toBe(`10${nb}штук!`);
  });

  it("turns a browser's non-breaking space at the caret into a plain one", () => {
    expect(edited("Фары", (text) => `${text}${nb}`)).toBe("Фары ");
  });

  it("loses no letter under any edit", () => {
    const words = fc
      .array(fc.constantFrom("в", "дом", "5", "кг", "—", "и", "₽"), { maxLength: 8 })
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(words, words, fc.nat(40), fc.nat(40), (stored, typed, from, length) => {
        const change = (text: string) => text.slice(0, from) + typed + text.slice(from + length);
        expect(edited(stored, change)).toBe(change(stored));
      }),
    );
  });
});

describe("offsetAfterChange", () => {
  it.each([
    ["Фары", "Новые Фары", 2, 8],
    ["Фары", "Фары и лампы", 2, 2],
    ["Фары и лампы", "Фары", 12, 4],
    ["один два три", "один три", 8, 5],
    ["один два три", "1 один два три 3", 6, 8],
    ["один два три", "один 1 два 2 три", 8, 10],
  ])("LIVE-03: moves with the words from %j to %j", (before, after, offset, result) => {
    expect(offsetAfterChange(before, after, offset)).toBe(result);
  });
});
