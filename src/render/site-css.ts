import { chromeCss } from "#/chrome/chrome-css.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import { createPalette } from "#/site/palette.ts";
import type { Theme } from "#/site/theme.ts";
import { baseCss } from "./base-css.ts";
import { namedColoursCss, otherModesCss, themeCss } from "./theme-css.ts";
import tokens from "./tokens.css?inline";

/** The CSS that all pages of a theme begin with: tokens, colours and fonts' names, base, and what surrounds the sections. */
export function siteCss(theme: Theme): string {
  return (
    tokens +
    themeCss(theme, createPalette(theme), fontPairOf(theme.fonts)) +
    namedColoursCss +
    otherModesCss(theme) +
    baseCss +
    chromeCss
  );
}
