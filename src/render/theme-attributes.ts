import type { Theme } from "#/site/theme.ts";

const rightToLeft = new Set(["ar", "arc", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The direction that a language is written in. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** Attributes of `<html>` that the theme's CSS reads. */
export function themeAttributes(theme: Theme): string {
  const { colorMode, look, orientation } = theme;
  return ` data-mode="${colorMode.toLowerCase()}" data-look="${look.toLowerCase()}" data-orientation="${orientation.toLowerCase()}"`;
}
