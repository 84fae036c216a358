import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codePointsOf,
  formatUnicodeRange,
  isInRanges,
  parseUnicodeRange,
  rangesAround,
} from "./unicode-range.ts";

describe("unicode ranges", () => {
  it("are read and written", () => {
    expect(parseUnicodeRange("U+20-7E, U+2116")).toEqual([
      [0x20, 0x7e],
      [0x2116, 0x2116],
    ]);
    expect(
      formatUnicodeRange([
        [0x20, 0x7e],
        [0x2116, 0x2116],
      ]),
    ).toBe("U+20-7E,U+2116");
  });

  it.each(["", "U+", "20-7E", "U+4??", "U+20;}"])("%j is none", (text) => {
    expect(() => parseUnicodeRange(text)).toThrow(RangeError);
  });

  it("hold their code points and no others'", () => {
    const codes = fc.uniqueArray(fc.integer({ min: 0x20, max: 0x600 }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(codes, codes, (own, rest) => {
        const others = new Set(rest.filter((code) => !own.includes(code)));
        const ranges = rangesAround(own, others);
        expect(own.every((code) => isInRanges(code, ranges))).toBe(true);
        expect([...others].some((code) => isInRanges(code, ranges))).toBe(false);
        expect(parseUnicodeRange(formatUnicodeRange(ranges))).toEqual(ranges);
      }),
    );
  });

  it("collects the code points of texts", () => {
    expect(codePointsOf(["aя", "😀a"])).toEqual(new Set([0x61, 0x44f, 0x1f600]));
  });
});
