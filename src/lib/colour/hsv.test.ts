import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexOfHsv, hsvOfHex } from "./hsv.ts";

describe("hue, saturation and brightness", () => {
  it.each([
    ["#ff0000", { h: 0, s: 1, v: 1 }],
    ["#00ff00", { h: 120, s: 1, v: 1 }],
    ["#0000ff", { h: 240, s: 1, v: 1 }],
    ["#ff00ff", { h: 300, s: 1, v: 1 }],
    ["#ffffff", { h: 0, s: 0, v: 1 }],
    ["#000000", { h: 0, s: 0, v: 0 }],
  ])("of %s", (hex, hsv) => {
    expect(hsvOfHex(hex)).toEqual(hsv);
    expect(hexOfHsv(hsv)).toBe(hex);
  });

  it("give every colour back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, "0")}`;
        expect(hexOfHsv(hsvOfHex(hex))).toBe(hex);
      }),
    );
  });

  it("go round at 360°", () => {
    expect(hexOfHsv({ h: 360, s: 1, v: 1 })).toBe("#ff0000");
  });
});
