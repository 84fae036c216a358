import { describe, expect, it } from "vitest";
import { builtInPalettes } from "./palettes.data.ts";
import { createPalette } from "./palette.ts";
import { hexColour } from "./theme.ts";

describe("built-in palettes", () => {
  it("are twelve with ids of their own", () => {
    expect(new Set(builtInPalettes.map((palette) => palette.id)).size).toBe(12);
  });

  it.each(builtInPalettes)("$id is stored as it is given", ({ brand, second }) => {
    expect(hexColour.parse(brand)).toBe(brand);
    if (second !== null) expect(hexColour.parse(second)).toBe(second);
  });

  it.each(builtInPalettes)(
    "$id needs no adjusting where it is light behind it",
    ({ brand, second }) => {
      expect(createPalette({ colorMode: "LIGHT", brand, second }).brandAdjusted).toBe(false);
    },
  );
});
