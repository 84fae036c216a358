import { hexOfRgb, rgbOfHex } from "./hex.ts";
import type { Rgb } from "./hex.ts";

/** Lightness 0…1, chroma 0…≈0.32 inside sRGB, hue in degrees 0…360. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

const degreesPerRadian = 180 / Math.PI;
// One part in 2000 of overshoot disappears in the rounding to 8 bits.
const gamutSlack = 0.0005;
const chromaSteps = 16;

/** sRGB transfer function: gamma channel → linear light. */
export function linearOfGamma(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gammaOfLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

export function oklchOfHex(hex: string): Oklch {
  const rgb = rgbOfHex(hex);
  const r = linearOfGamma(rgb.r);
  const g = linearOfGamma(rgb.g);
  const b = linearOfGamma(rgb.b);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const c = Math.hypot(a, bb);
  const h = (Math.atan2(bb, a) * degreesPerRadian + 360) % 360;
  return { l, c, h };
}

/** May lie outside 0…1 where the colour is outside sRGB. */
function rgbOfOklch({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h / degreesPerRadian);
  const b = c * Math.sin(h / degreesPerRadian);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: gammaOfLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    g: gammaOfLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    b: gammaOfLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  };
}

function isInSrgb({ r, g, b }: Rgb): boolean {
  return Math.min(r, g, b) >= -gamutSlack && Math.max(r, g, b) <= 1 + gamutSlack;
}

/** The nearest sRGB colour of the same lightness and hue: only the chroma is reduced. */
export function hexOfOklch(colour: Oklch): string {
  const { l, h } = colour;
  if (l <= 0) return "#000000";
  if (l >= 1) return "#ffffff";
  const rgb = rgbOfOklch(colour);
  if (isInSrgb(rgb)) return hexOfRgb(rgb);
  let inside = 0;
  let outside = colour.c;
  for (let step = 0; step < chromaSteps; step += 1) {
    const c = (inside + outside) / 2;
    if (isInSrgb(rgbOfOklch({ l, c, h }))) inside = c;
    else outside = c;
  }
  return hexOfRgb(rgbOfOklch({ l, c: inside, h }));
}

/** Distance in OKLab (ΔE OK); 0.02 is a difference that one just sees. */
export function distance(one: Oklch, other: Oklch): number {
  const a =
    one.c * Math.cos(one.h / degreesPerRadian) - other.c * Math.cos(other.h / degreesPerRadian);
  const b =
    one.c * Math.sin(one.h / degreesPerRadian) - other.c * Math.sin(other.h / degreesPerRadian);
  return Math.hypot(one.l - other.l, a, b);
}
