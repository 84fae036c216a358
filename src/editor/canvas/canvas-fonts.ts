import { fontFaceCss } from "#/render/font-face.ts";
import { fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import type { FontPair } from "#/site/font-pair.ts";

const folder = "/assets/fonts/";

/** Reads which slices the fonts have. @throws where the server has none */
export async function loadFontManifest(fetch: typeof globalThis.fetch): Promise<FontManifest> {
  const response = await fetch(folder + fontManifestName);
  if (!response.ok) throw new Error(`The fonts answered with ${response.status}`);
  return parseFontManifest(await response.text());
}

/** The faces of a pair with every slice: what is typed next may need any of them, and browsers load only what they show. */
export function allFontFaces(manifest: FontManifest, pair: FontPair): string {
  const slices = [pair.heading, pair.body].flatMap((id) => manifest.families[id].slices);
  const needed = new Set(slices.flatMap(({ ranges }) => ranges[0]?.[0] ?? []));
  return fontFaceCss({
    manifest,
    pair,
    needed,
    italic: needed,
    heading: "",
    urlOf: (file) => folder + file,
  }).css;
}
