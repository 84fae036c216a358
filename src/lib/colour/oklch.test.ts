import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, luminance } from "./contrast.ts";
import { hexOfRgb, normaliseHex, rgbOfHex } from "./hex.ts";
import { distance, hexOfOklch, oklchOfHex } from "./oklch.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("hex", () => {
  it("reads 3 and 6 digits with and without the sign", () => {
    expect(normaliseHex("#aBc")).toBe("#aabbcc");
    expect(normaliseHex("1f35D1")).toBe("#1f35d1");
    expect(normaliseHex("#1f35d1f")).toBeNull();
    expect(() => rgbOfHex("red")).toThrow(RangeError);
  });

  it("comes back from channels", () => {
    fc.assert(fc.property(hex, (colour) => hexOfRgb(rgbOfHex(colour)) === colour));
  });
});

describe("oklch", () => {
  it("comes back as the same hex colour", () => {
    fc.assert(
      fc.property(hex, (colour) => hexOfOklch(oklchOfHex(colour)) === colour),
      { numRuns: 5000 },
    );
  });

  it("agrees with known values", () => {
    expect(oklchOfHex("#ff0000").l).toBeCloseTo(0.628, 3);
    expect(oklchOfHex("#ff0000").c).toBeCloseTo(0.2577, 3);
    expect(oklchOfHex("#ff0000").h).toBeCloseTo(29.23, 1);
    expect(oklchOfHex("#ffffff").l).toBeCloseTo(1, 4);
  });

  it("reduces only the chroma of a colour outside sRGB", () => {
    const wanted = { l: 0.7, c: 0.37, h: 150 };
    const got = oklchOfHex(hexOfOklch(wanted));
    expect(got.l).toBeCloseTo(wanted.l, 2);
    expect(Math.abs(got.h - wanted.h)).toBeLessThan(1);
    expect(got.c).toBeLessThan(wanted.c);
  });

  it("measures no distance between a colour and itself", () => {
    fc.assert(fc.property(hex, (colour) => distance(oklchOfHex(colour), oklchOfHex(colour)) === 0));
  });
});

describe("contrast", () => {
  it("is 21 between black and white and 1 between equals", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#1f35d1", "#1f35d1")).toBe(1);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(luminance("#ffffff")).toBeCloseTo(1, 5);
  });

  it("is symmetric", () => {
    fc.assert(fc.property(hex, hex, (one, other) => contrast(one, other) === contrast(other, one)));
  });
});
