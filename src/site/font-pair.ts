import { fontFamilies, fontPairs } from "./fonts.data.ts";

export type FontFamilyId = keyof typeof fontFamilies;

export type FontFamily = {
  /** As it stands in `font-family`. */
  readonly name: string;
  /** The npm package that the files are cut from at build time. */
  readonly package: string;
  readonly generic: "sans-serif" | "serif";
};

export type FontPairId = keyof typeof fontPairs;

export type FontPair = {
  readonly label: string;
  readonly heading: FontFamilyId;
  readonly body: FontFamilyId;
  /** A word of n letters (as `longestWordLetters` counts) fits a line of n · letterWidth em. */
  readonly letterWidth: number;
  /** Letter spacing of headings in em. */
  readonly tracking: number;
  readonly headingWeight: number;
  /** Weight of buttons and emphasis in the body face. */
  readonly strongWeight: number;
};

export const fontPairIds = Object.keys(fontPairs) as [FontPairId, ...FontPairId[]];

export function fontPairOf(id: FontPairId): FontPair {
  return fontPairs[id];
}

export function fontFamilyOf(id: FontFamilyId): FontFamily {
  return fontFamilies[id];
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
