import { isInRanges } from "#/lib/unicode-range.ts";
import type { CodePointRange } from "#/lib/unicode-range.ts";
import { fallbackFamilyName, fontFamilyOf } from "#/site/font-pair.ts";
import type { FontFamilyId, FontPair } from "#/site/font-pair.ts";
import type { FontFallback, FontManifest, FontSlice } from "./font-manifest.ts";

export type FontFaceOptions = {
  readonly manifest: FontManifest;
  readonly pair: FontPair;
  /** Every code point that the page shows (`codePointsOf` collects them). */
  readonly needed: ReadonlySet<number>;
  /** Those of them that stand in italics, where the titles' face has them. */
  readonly italic?: ReadonlySet<number>;
  /** Text of the heading above the fold, which decides what is preloaded; empty where there is none. */
  readonly heading: string;
  /** Address of a font file by its name. */
  readonly urlOf: (file: string) => string;
};

export type FontFaces = {
  readonly css: string;
  /** Address of the heading's slice, null where no heading is above the fold. */
  readonly preload: string | null;
};

type Weight = "regular" | "bold";

const cyrillic: CodePointRange[] = [[0x400, 0x52f]];

const localFaces = {
  "sans-serif": {
    regular: ["Arial", "ArialMT", "Liberation Sans", "Roboto"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"],
  },
  serif: {
    regular: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    bold: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
  },
} as const;

/** `@font-face` rules for a page: the slices that it needs and local stand-ins of the same metrics. */
export function fontFaceCss({
  manifest,
  pair,
  needed,
  italic = new Set(),
  heading,
  urlOf,
}: FontFaceOptions): FontFaces {
  const families = [...new Set([pair.heading, pair.body])];
  const codePoints = [...needed];
  const hasCyrillic = codePoints.some((code) => isInRanges(code, cyrillic));
  const rules = families.flatMap((id) => [
    ...neededSlices(manifest.families[id].slices, codePoints).map((slice) =>
      sliceRule({ id, slice, weights: manifest.families[id].weights, urlOf }),
    ),
    ...weightsUsed(id, pair).flatMap((weight) =>
      fallbackRules({ id, weight, fallback: manifest.families[id].fallback, hasCyrillic }),
    ),
  ]);
  rules.push(...italicRules({ manifest, pair, italic, urlOf }));
  return { css: rules.join(""), preload: headingFont({ manifest, pair, heading, urlOf }) };
}

/** Address of the slice with most of the heading's letters, null where there is no heading. */
export function headingFont({
  manifest,
  pair,
  heading,
  urlOf,
}: Omit<FontFaceOptions, "needed" | "italic">): string | null {
  const first = headingSlice(manifest.families[pair.heading].slices, heading);
  return first === null ? null : urlOf(first.file);
}

/** The Latin slice has the figures, spaces and marks of every script, so a page always has it. */
function neededSlices(slices: readonly FontSlice[], codePoints: readonly number[]): FontSlice[] {
  return slices.filter(
    (slice) => slice.id === "latin" || codePoints.some((code) => isInRanges(code, slice.ranges)),
  );
}

const space = 0x20;

/** Italics of the titles' face; a space between two words needs none. */
function italicRules({
  manifest,
  pair,
  italic,
  urlOf,
}: Required<Omit<FontFaceOptions, "needed" | "heading">>): string[] {
  const italics = manifest.families[pair.heading].italics;
  if (!italics) return [];
  const codePoints = [...italic].filter((code) => code !== space);
  return italics.slices
    .filter(({ ranges }) => codePoints.some((code) => isInRanges(code, ranges)))
    .map((slice) =>
      sliceRule({ id: pair.heading, slice, weights: italics.weight, style: "italic", urlOf }),
    );
}

/** The slice with most of the heading's letters. */
function headingSlice(slices: readonly FontSlice[], heading: string): FontSlice | null {
  const letters = [...heading.replaceAll(/[\P{L}]/gu, "")].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  if (heading.trim() === "") return null;
  let best: { slice: FontSlice; count: number } | null = null;
  for (const slice of slices) {
    const count = letters.filter((code) => isInRanges(code, slice.ranges)).length;
    if (best === null || count > best.count) best = { slice, count };
  }
  return best?.slice ?? null;
}

function weightsUsed(id: FontFamilyId, pair: FontPair): Weight[] {
  if (pair.heading === pair.body) return ["regular", "bold"];
  return id === pair.heading ? ["bold"] : ["regular"];
}

function sliceRule(options: {
  id: FontFamilyId;
  slice: FontSlice;
  weights: string;
  style?: "italic";
  urlOf: (file: string) => string;
}): string {
  const { id, slice, weights, style, urlOf } = options;
  const styled = style ? `font-style:${style};` : "";
  const { name } = fontFamilyOf(id);
  const source = `url(${urlOf(slice.file)})format("woff2")`;
  // it comes first, and of two faces that may have a character the browser takes the one declared last
  const range = slice.id === "latin" ? "" : `;unicode-range:${slice.unicodeRange}`;
  return `@font-face{font-family:"${name}";${styled}font-weight:${weights};font-display:swap;src:${source}${range}}`;
}

function fallbackRules(options: {
  id: FontFamilyId;
  weight: Weight;
  fallback: FontFallback;
  hasCyrillic: boolean;
}): string[] {
  const { id, weight, fallback, hasCyrillic } = options;
  const family = fontFamilyOf(id);
  const sources = localFaces[family.generic][weight].map((name) => `local("${name}")`).join(",");
  const weights = weight === "bold" ? "600 700" : "400 500";
  const rule = (scale: number, range: string) =>
    `@font-face{font-family:"${fallbackFamilyName(family)}";font-weight:${weights};src:${sources};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(fallback.ascent / scale)};descent-override:${percent(fallback.descent / scale)};` +
    `line-gap-override:${percent(fallback.lineGap / scale)}${range}}`;
  const latin = rule(fallback[weight].latin, "");
  // Of two faces that hold a character the browser takes the one declared last.
  return hasCyrillic
    ? [latin, rule(fallback[weight].cyrillic, ";unicode-range:U+400-52F")]
    : [latin];
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 10_000) / 100}%`;
}
