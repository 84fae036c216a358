import type { FontFamily, FontPairSpec } from "./font-spec.ts";
import { fontFamilies, fontPairs } from "./fonts.data.ts";

export type FontFamilyId = keyof typeof fontFamilies;

export type FontPairId = keyof typeof fontPairs;

/** Two faces that go together, and how titles are set in them. */
export type FontPair = FontPairSpec<FontFamilyId>;

export const fontPairIds = Object.keys(fontPairs) as [FontPairId, ...FontPairId[]];

export function fontPairOf(id: FontPairId): FontPair {
  return fontPairs[id];
}

export function fontFamilyOf(id: FontFamilyId): FontFamily {
  return fontFamilies[id];
}

/** The npm package that the files are cut from at build time. */
export function fontPackageOf(id: FontFamilyId): string {
  return `@fontsource-variable/${id}`;
}

/** The family of the metric-compatible local face that stands in until the files are there. */
export function fallbackFamilyName(family: FontFamily): string {
  return `${family.name} Fallback`;
}

/** Value of `font-family` until the face is there: its fallback with the same metrics, then what the system has. */
export function standInStack(id: FontFamilyId): string {
  const family = fontFamilyOf(id);
  const system = family.generic === "serif" ? "Georgia,serif" : "system-ui,sans-serif";
  return `"${fallbackFamilyName(family)}",${system}`;
}

/** Value of `font-family`: the face, then what stands in for it. */
export function fontStack(id: FontFamilyId): string {
  return `"${fontFamilyOf(id).name}",${standInStack(id)}`;
}
