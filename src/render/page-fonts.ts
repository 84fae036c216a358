import { codePointsOf } from "#/lib/unicode-range.ts";
import type { CodePointRange } from "#/lib/unicode-range.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { FontPairId } from "#/site/font-pair.ts";
import { fontFaceCss, headingFont } from "./font-face.ts";
import type { FontFaces } from "./font-face.ts";
import { italicWords } from "./italic-words.ts";
import type { FontManifest } from "./font-manifest.ts";

export interface FontSource {
  readonly manifest: FontManifest;
  /** Address of a font file by its name. */
  readonly urlOf: (file: string) => string;
}

/** The fonts of a page: its `@font-face` rules and the file of its heading. */
export type PageFonts = (page: { markup: readonly string[]; heading: string }) => FontFaces;

const cyrillic: readonly CodePointRange[] = [[0x400, 0x52f]];
const planeEnd = 0x10000;

/** By a UTF-16 unit, which of the groups of ranges have it, as bits. */
function tableOf(groups: readonly (readonly CodePointRange[])[]): Uint32Array {
  if (groups.length > 32) throw new RangeError("There are more slices than bits");
  const table = new Uint32Array(planeEnd);
  for (const [group, ranges] of groups.entries()) {
    for (const [first, last] of ranges) {
      if (last >= planeEnd) throw new RangeError("Slices hold the first plane only");
      for (let unit = first; unit <= last; unit += 1)
        table[unit] = (table[unit] ?? 0) | (1 << group);
    }
  }
  return table;
}

/** Which groups a text needs, as bits. This reads every page whole, so it does nothing else. */
function neededGroups(text: string, table: Uint32Array): number {
  let needed = 0;
  for (let at = 0; at < text.length; at += 1) needed |= table[text.charCodeAt(at)] ?? 0;
  return needed;
}

/** Finds out which slices pages need; the rules of one set of slices are written once. */
export function createPageFonts(source: FontSource | undefined, pairId: FontPairId): PageFonts {
  if (!source) return () => ({ css: "", preload: null });
  const { manifest, urlOf } = source;
  const pair = fontPairOf(pairId);
  const slices = [...new Set([pair.heading, pair.body])].flatMap(
    (id) => manifest.families[id].slices,
  );
  const table = tableOf([cyrillic, ...slices.map(({ ranges }) => ranges)]);
  const hasItalics = manifest.families[pair.heading].italics !== undefined;
  const written = new Map<string, string>();
  return ({ markup, heading }) => {
    let groups = 0;
    for (const part of markup) groups |= neededGroups(part, table);
    const italics = hasItalics ? markup.map(italicWords).join("") : "";
    const key = `${groups} ${neededGroups(italics, table)}`;
    let css = written.get(key);
    if (css === undefined) {
      const italic = codePointsOf([italics]);
      const needed = codePointsOf(markup);
      css = fontFaceCss({ manifest, pair, needed, italic, heading: "", urlOf }).css;
      written.set(key, css);
    }
    return { css, preload: headingFont({ manifest, pair, heading, urlOf }) };
  };
}
