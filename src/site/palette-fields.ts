import type { Palette } from "./palette.ts";

/** Role of each colour that the specification names in a theme's palette (section 3). */
export const paletteFields = {
  primaryLight: "soft",
  primaryDark: "brand",
  secondaryLight: "muted",
  secondaryDark: "text",
  tertiaryNormal: "edge",
  tertiaryLight: "band",
  tertiaryExtraLight: "page",
  tertiarySemiLight: "hairline",
  accentWhite: "card",
} as const satisfies Record<string, keyof Palette>;

export type PaletteField = keyof typeof paletteFields;

/** The palette under the specification's nine names, as site config and export give it. */
export function namedPalette(palette: Palette): Record<PaletteField, string> {
  const entries = Object.entries(paletteFields).map(([field, role]) => [field, palette[role]]);
  return Object.fromEntries(entries) as Record<PaletteField, string>;
}
