/** A colour of sRGB with gamma, each channel 0…1. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number };

/** `#rrggbb` in lower case, or null where the text is no hex colour of 3 or 6 digits (the `#` may be missing). */
export function normaliseHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, "$&$&")}`;
}

/** @throws RangeError where `hex` is no hex colour. */
export function rgbOfHex(hex: string): Rgb {
  const normal = normaliseHex(hex);
  if (normal === null) throw new RangeError(`Not a hex colour: ${hex}`);
  const value = Number.parseInt(normal.slice(1), 16);
  return { r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 };
}

/** Rounded to 8 bits a channel, clamped to sRGB. */
export function hexOfRgb({ r, g, b }: Rgb): string {
  const value = (byteOf(r) << 16) | (byteOf(g) << 8) | byteOf(b);
  return `#${value.toString(16).padStart(6, "0")}`;
}

function byteOf(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}
