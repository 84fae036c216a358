import type { Theme } from "#/site/theme.ts";
import { directionOf } from "#/site/word-language.ts";
import { themeAttributes } from "./theme-css.ts";

/** The attributes of `<html>`: language, direction and what the theme's CSS hangs on. */
export function rootAttributes(theme: Theme, language: string): string {
  const all = { lang: language, dir: directionOf(language), ...themeAttributes(theme) };
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
