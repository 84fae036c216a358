import type { CodePointRange } from "#/lib/unicode-range.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { FontPairId } from "#/site/font-pair.ts";
import { fontFaceCss } from "./font-face.ts";
import type { FontFaces } from "./font-face.ts";
import type { FontManifest } from "./font-manifest.ts";

export interface FontSource {
  readonly manifest: FontManifest;
  /** Address of a font file by its name. */
  readonly urlOf: (file: string) => string;
}

/** The fonts of a page: its `@font-face` rules and the file of its heading. */
export type PageFonts = (page: { markup: string; heading: string }) => FontFaces;

const cyrillic = /[\u0400-\u052f]/u;

function classOf(ranges: readonly CodePointRange[]): RegExp {
  const parts = ranges.map(
    ([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`,
  );
  return new RegExp(`[${parts.join("")}]`, "u");
}

/** Finds out which slices pages need; the rules of one set of slices are written once. */
export function createPageFonts(source: FontSource | undefined, pairId: FontPairId): PageFonts {
  if (!source) return () => ({ css: "", preload: null });
  const { manifest, urlOf } = source;
  const pair = fontPairOf(pairId);
  const slices = [...new Set([pair.heading, pair.body])].flatMap(
    (id) => manifest.families[id].slices,
  );
  const classes = [cyrillic, ...slices.map(({ ranges }) => classOf(ranges))];
  const written = new Map<string, string>();
  return ({ markup, heading }) => {
    // one letter of each slice stands for all of them
    const found = classes.map((letters) => letters.exec(markup)?.[0]);
    const key = found.map((letter) => (letter === undefined ? "0" : "1")).join("");
    let css = written.get(key);
    if (css === undefined) {
      const needed = new Set(found.flatMap((letter) => letter?.codePointAt(0) ?? []));
      css = fontFaceCss({ manifest, pair, needed, heading: "", urlOf }).css;
      written.set(key, css);
    }
    const { preload } = fontFaceCss({ manifest, pair, needed: new Set(), heading, urlOf });
    return { css, preload };
  };
}
