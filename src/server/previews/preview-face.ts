import { codePointsOf } from "#/lib/unicode-range.ts";
import { fontFaceCss } from "#/render/font-face.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { FontPair } from "#/site/font-pair.ts";
import type { BuiltFonts } from "../publishing/installation-files.ts";
import { previewWords } from "./preview-words.data.ts";

/** Where a preview's own page has the files of its face; no page of a site has such a path. */
export const facePath = "/~preview/";

/** The product's face, for all that its page says. */
const pair: FontPair = { ...fontPairOf("manrope-inter"), heading: "inter", body: "inter" };

/** `@font-face` rules of what is said around the sites of previews; none where no fonts are built. */
export function previewFaces({ fonts }: Pick<BuiltFonts, "fonts">): string {
  if (!fonts) return "";
  const said = Object.values(previewWords).flatMap((words) => Object.values(words));
  const urlOf = (file: string): string => `${facePath}${file}`;
  const { manifest } = fonts;
  return fontFaceCss({ manifest, pair, needed: codePointsOf(said), heading: "", urlOf }).css;
}
