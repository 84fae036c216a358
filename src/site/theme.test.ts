import { describe, expect, it } from "vitest";
import { hexColour, initialTheme, themeSchema } from "./theme.ts";

describe("themeSchema", () => {
  it("accepts the initial theme unchanged", () => {
    expect(themeSchema.parse(initialTheme)).toEqual(initialTheme);
  });

  it.each([
    ["#ABC", "#aabbcc"],
    ["abc", "#aabbcc"],
    ["#FFB000", "#ffb000"],
    [" ffb000 ", "#ffb000"],
  ])("THEME-04: %s is a colour", (text, colour) => {
    expect(themeSchema.parse({ ...initialTheme, brand: text }).brand).toBe(colour);
  });

  it.each([
    "",
    "#",
    "#ab",
    "#abcd",
    "#abcde",
    "#abcdefa",
    "#ggg",
    "red",
    "rgb(1,2,3)",
    "#ffb000;}",
    "#fff</style>",
    "##fff",
  ])("THEME-04: %j is a 'Bad Hex'", (text) => {
    expect(hexColour.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([
      "Bad Hex",
    ]);
  });

  it.each([0, 69, 100])("takes %d as a size", (fontSize) => {
    expect(themeSchema.safeParse({ ...initialTheme, fontSize }).success).toBe(true);
  });

  it.each([-1, 100.01, Number.NaN, Number.POSITIVE_INFINITY, "69", null])(
    "refuses %s as a size",
    (fontSize) => {
      expect(themeSchema.safeParse({ ...initialTheme, fontSize }).success).toBe(false);
    },
  );

  it.each([
    { colorMode: "dark" },
    { look: "" },
    { orientation: "CENTER" },
    { fonts: "comic-sans" },
    { fonts: "__proto__" },
    { brand: null },
    { second: undefined },
    { extra: 1 },
  ])("refuses %j", (change) => {
    expect(themeSchema.safeParse({ ...initialTheme, ...change }).success).toBe(false);
  });
});
