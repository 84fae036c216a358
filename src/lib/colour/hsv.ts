import { hexOfRgb, rgbOfHex } from "./hex.ts";

/** Hue in degrees 0…360, saturation and brightness (value) 0…1: the coordinates of a colour picker. */
export type Hsv = { readonly h: number; readonly s: number; readonly v: number };

/** @throws RangeError where `hex` is no hex colour. A grey has hue 0. */
export function hsvOfHex(hex: string): Hsv {
  const { r, g, b } = rgbOfHex(hex);
  const v = Math.max(r, g, b);
  const range = v - Math.min(r, g, b);
  return { h: hueOf({ r, g, b, v, range }), s: v === 0 ? 0 : range / v, v };
}

function hueOf(colour: { r: number; g: number; b: number; v: number; range: number }): number {
  const { r, g, b, v, range } = colour;
  if (range === 0) return 0;
  const sixth =
    v === r ? ((g - b) / range + 6) % 6 : v === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return sixth * 60;
}

export function hexOfHsv({ h, s, v }: Hsv): string {
  const channel = (offset: number): number => {
    const k = (offset + h / 60) % 6;
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return hexOfRgb({ r: channel(5), g: channel(3), b: channel(1) });
}
