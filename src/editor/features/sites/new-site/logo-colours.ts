import { extractColorsFromImageData } from "extract-colors";
import { distance, oklchOfHex } from "#/lib/colour/oklch.ts";
import type { Theme } from "#/site/theme.ts";

export type BrandColours = Pick<Theme, "brand" | "second">;

/** Pixels as a canvas tells them: four bytes each, opacity last. */
export type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** Opacity under which a pixel is the edge of something, or nothing. */
const leastOpacity = 200;
/** Chroma of OKLCH under which a colour is a grey: paper, ink and shades, which a brand has beside its colour. */
const leastChroma = 0.04;
/** Lightness of OKLCH above which a grey is paper. */
const paper = 0.93;
/** What two colours of a brand differ by at least, in OKLab. */
const leastDistance = 0.12;
const mostColours = 4;
/** What a colour covers at least of what the largest does: less is where two of them meet. */
const leastPart = 1 / 8;
/** What a colour's chroma adds to the share that it covers, which makes a small bright mark the brand's colour. */
const weightOfChroma = 2;

/**
 * The colours that a logo is made of, `#rrggbb`, the most telling first, at most four. Greys count only where there is
 * nothing else, and none is left of a logo that is empty, or white alone.
 */
export function logoColours(pixels: Pixels): string[] {
  const found = extractColorsFromImageData(pixels, {
    pixels: pixels.width * pixels.height,
    colorValidator: (_red, _green, _blue, alpha) => alpha > leastOpacity,
  }).map(({ hex, area }) => ({ hex, area, shade: oklchOfHex(hex) }));
  const bright = found.filter(({ shade }) => shade.c >= leastChroma);
  const greys = found.filter(({ shade }) => shade.l < paper);
  const counted = bright.length > 0 ? bright : greys;
  const least = Math.max(...counted.map(({ area }) => area)) * leastPart;
  const candidates = counted
    .filter(({ area }) => area >= least)
    .toSorted((one, other) => tellingOf(other) - tellingOf(one));
  const kept: typeof candidates = [];
  for (const one of candidates) {
    const isOther = kept.every(({ shade }) => distance(shade, one.shade) >= leastDistance);
    if (isOther && kept.length < mostColours) kept.push(one);
  }
  return kept.map(({ hex }) => hex);
}

function tellingOf({ area, shade }: { area: number; shade: { c: number } }): number {
  return area + shade.c * weightOfChroma;
}

/** Each colour as a brand's, with the most telling of the others as its second. */
export function brandsOf(colours: readonly string[]): BrandColours[] {
  return colours.map((brand) => ({ brand, second: colours.find((one) => one !== brand) ?? null }));
}
