import { expect, it } from "vitest";
import {
  breakpoints,
  extraBreakpoints,
  fontWeights,
  iconSizes,
  messengerOpenScale,
} from "./design-constants.ts";
import { paletteFields } from "./palette-fields.ts";

it("CONST-02: breakpoints, icon sizes, weights and the opener's scale are the specification's", () => {
  expect(Object.values(breakpoints)).toEqual([480, 768, 1024, 1440]);
  expect(extraBreakpoints).toEqual([766, 767, 992]);
  expect(Object.values(iconSizes)).toEqual([
    "0.5rem",
    "0.625rem",
    "0.8rem",
    "1rem",
    "1.2rem",
    "1.5rem",
    "2rem",
    "3rem",
    "4rem",
    "5rem",
  ]);
  expect(fontWeights).toMatchObject({ thin: 100, extrablack: 900 });
  expect(messengerOpenScale).toBe(1.2);
});

it("THEME-07: a palette has the specification's nine colours", () => {
  expect(Object.keys(paletteFields)).toEqual([
    "primaryLight",
    "primaryDark",
    "secondaryLight",
    "secondaryDark",
    "tertiaryNormal",
    "tertiaryLight",
    "tertiaryExtraLight",
    "tertiarySemiLight",
    "accentWhite",
  ]);
});
