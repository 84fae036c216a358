import { expect, it } from "vitest";
import { rgbOfHex } from "#/lib/colour/hex.ts";
import { brandsOf, logoColours } from "./logo-colours.ts";
import type { Pixels } from "./logo-colours.ts";

/** A picture of 100 × 100: of each colour so many rows, the rest clear. */
function rows(...parts: readonly (readonly [hex: string, rows: number])[]): Pixels {
  const data = new Uint8ClampedArray(100 * 100 * 4);
  let at = 0;
  for (const [hex, count] of parts) {
    const { r, g, b } = rgbOfHex(hex);
    for (const end = at + count * 400; at < end; at += 4)
      data.set([r * 255, g * 255, b * 255, 255], at);
  }
  return { data, width: 100, height: 100 };
}

it("NEW-18: a logo's colour is found on white paper, and its second one beside it", () => {
  const colours = logoColours(rows(["#ffffff", 70], ["#b3261e", 20], ["#1b5e9c", 10]));
  expect(colours).toEqual(["#b3261e", "#1b5e9c"]);
  expect(brandsOf(colours)).toEqual([
    { brand: "#b3261e", second: "#1b5e9c" },
    { brand: "#1b5e9c", second: "#b3261e" },
  ]);
});

it("NEW-18: black letters don't outweigh a small bright mark", () => {
  expect(logoColours(rows(["#111111", 60], ["#00a86b", 5]))[0]).toBe("#00a86b");
});

it("NEW-18: a logo of ink alone has the colour of its ink, without a second", () => {
  expect(brandsOf(logoColours(rows(["#222222", 30])))).toEqual([
    { brand: "#222222", second: null },
  ]);
});

it("NEW-18: shades of one colour are one, and no more than four are told", () => {
  expect(logoColours(rows(["#b3261e", 30], ["#b82a22", 30]))).toHaveLength(1);
  const many = ["#b3261e", "#1b5e9c", "#00a86b", "#f2b705", "#7b2cbf", "#00bcd4"] as const;
  expect(logoColours(rows(...many.map((hex) => [hex, 12] as const)))).toHaveLength(4);
});

it.each([
  ["clear", []],
  ["white", [["#ffffff", 100]]],
  ["as good as clear", [["#ffffff", 1]]],
] as const)("NEW-18: a picture that is %s has none", (_name, parts) => {
  expect(logoColours(rows(...parts))).toEqual([]);
});

it("NEW-18: the blends where two colours meet aren't colours of the logo", () => {
  const blended = rows(["#ffffff", 50], ["#b3261e", 40], ["#d9928e", 4], ["#1b5e9c", 6]);
  expect(logoColours(blended)).toEqual(["#b3261e", "#1b5e9c"]);
});
