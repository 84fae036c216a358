import type { PictureSet } from "./picture-set.ts";

/** The window that pages are weighed in, in pixels, one for each of the screen's. */
const window = 1280;

/** How wide a slot is in that window, by its `sizes` attribute: the first part that fits, as browsers read it. */
export function slotWidth(sizes: string): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, most, size = ""] = /^\s*(?:\(max-width:\s*(\d+)px\)\s*)?(.*?)\s*$/.exec(part) ?? [];
    if (most !== undefined && Number(most) < window) continue;
    const widths = [...size.matchAll(/(\d+(?:\.\d+)?)(px|vw)/g)].map(([, number, unit]) =>
      unit === "vw" ? (Number(number) / 100) * window : Number(number),
    );
    if (widths.length > 0) return Math.min(...widths);
  }
  return window;
}

/** Bytes of the file that a browser takes for a slot: of the first format, the narrowest that fills it. */
export function pictureWeight({ variants }: PictureSet, sizes: string): number {
  const wanted = slotWidth(sizes);
  const best = variants.some(({ format }) => format === "avif") ? "avif" : variants[0]?.format;
  const own = variants
    .filter(({ format }) => format === best)
    .toSorted((one, other) => one.width - other.width);
  return (own.find(({ width }) => width >= wanted) ?? own.at(-1))?.size ?? 0;
}
