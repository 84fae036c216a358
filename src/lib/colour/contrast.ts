import { linearOfGamma } from "./oklch.ts";
import { rgbOfHex } from "./hex.ts";

/** WCAG 2 relative luminance, 0 (black) … 1 (white). */
export function luminance(hex: string): number {
  const { r, g, b } = rgbOfHex(hex);
  return 0.2126 * linearOfGamma(r) + 0.7152 * linearOfGamma(g) + 0.0722 * linearOfGamma(b);
}

/** WCAG 2 contrast ratio of two hex colours, 1…21. */
export function contrast(one: string, other: string): number {
  return contrastOfLuminances(luminance(one), luminance(other));
}

export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
