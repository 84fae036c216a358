import { fontFaceCss } from "#/render/font-face.ts";
import { fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import type { FontManifest, FontSlice } from "#/render/font-manifest.ts";
import type { FontPair } from "#/site/font-pair.ts";

const folder = "/assets/fonts/";

/** Reads which slices the fonts have. @throws where the server has none */
export async function loadFontManifest(fetch: typeof globalThis.fetch): Promise<FontManifest> {
  const response = await fetch(folder + fontManifestName);
  if (!response.ok) throw new Error(`Fonts: ${response.status}`);
  return parseFontManifest(await response.text());
}

/** The first and last code points that slices are for: a space, which is the first of Latin, needs no italics. */
function edgesOf(slices: readonly FontSlice[]): Set<number> {
  return new Set(slices.flatMap(({ ranges }) => ranges.flat()));
}

/** The faces of a pair with every slice: what is typed next may need any of them, and browsers load only what they show. */
export function allFontFaces(manifest: FontManifest, pair: FontPair): string {
  const [heading, body] = [manifest.families[pair.heading], manifest.families[pair.body]];
  return fontFaceCss({
    manifest,
    pair,
    needed: edgesOf([...heading.slices, ...body.slices]),
    italic: edgesOf(heading.italics?.slices ?? []),
    heading: "",
    urlOf: (file) => folder + file,
  }).css;
}
