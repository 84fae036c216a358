import { fontFamilyOf } from "#/site/font-pair.ts";
import type { FontFamilyId } from "#/site/font-pair.ts";

/** The name of a file in a family's package, which has all weights, and all sizes of a family that is cut for one. */
export function sourceFileOf(
  id: FontFamilyId,
  subset: string,
  style: "normal" | "italic" = "normal",
): string {
  const axes = fontFamilyOf(id).opticalSize === undefined ? "wght" : "opsz";
  return `${id}-${subset}-${axes}-${style}.woff2`;
}

/** What of a family's axes is the same in every file that is cut of it. */
export function opticalAxis(id: FontFamilyId): { readonly opsz?: number } {
  const { opticalSize } = fontFamilyOf(id);
  return opticalSize === undefined ? {} : { opsz: opticalSize };
}
