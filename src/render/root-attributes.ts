import type { Theme } from "#/site/theme.ts";
import { themeAttributes } from "./theme-css.ts";

const rightToLeft = new Set(["ar", "arc", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The direction that a language is written in. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** The attributes of `<html>`: language, direction and what the theme's CSS hangs on. */
export function rootAttributes(theme: Theme, language: string): string {
  const all = { lang: language, dir: directionOf(language), ...themeAttributes(theme) };
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
