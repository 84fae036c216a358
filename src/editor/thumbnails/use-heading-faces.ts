import { useEffect } from "react";
import type { FontManifest } from "#/render/font-manifest.ts";
import { fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import { allFontFaces } from "../canvas/canvas-fonts.ts";

/** Declares the faces of all pairs to the app's own document while the list is there; browsers load those in view. */
export function useHeadingFaces(manifest: FontManifest | null | undefined): void {
  useEffect(() => {
    if (!manifest) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontPairIds.map((id) => allFontFaces(manifest, fontPairOf(id))).join(""));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [manifest]);
}
