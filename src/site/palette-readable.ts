import { contrastOfLuminances, luminance } from "#/lib/colour/contrast.ts";
import { hexOfOklch } from "#/lib/colour/oklch.ts";
import type { Oklch } from "#/lib/colour/oklch.ts";

export type ReadableOptions = {
  /** WCAG luminance of every ground that the colour stands on. */
  readonly grounds: readonly number[];
  readonly minimum: number;
  readonly towards: "darker" | "lighter";
};

const halvings = 10;
const finalStep = 0.002;

/**
 * The colour itself where it reaches the minimum contrast on every ground; otherwise the one of the same hue
 * nearest to it in lightness that does, with its chroma reduced into sRGB. Where none does: black or white.
 */
export function readable(start: Oklch, options: ReadableOptions): string {
  const own = hexOfOklch(start);
  if (reaches(own, options)) return own;
  const end = options.towards === "darker" ? 0 : 1;
  let failing = start.l;
  let passing = end;
  for (let step = 0; step < halvings; step += 1) {
    const l = (failing + passing) / 2;
    if (reaches(hexOfOklch({ ...start, l }), options)) passing = l;
    else failing = l;
  }
  // Rounding to 8 bits makes the contrast jump a little, so the result itself is what is tested.
  const step = options.towards === "darker" ? -finalStep : finalStep;
  for (let l = passing; l > 0 && l < 1; l += step) {
    const hex = hexOfOklch({ ...start, l });
    if (reaches(hex, options)) return hex;
  }
  return hexOfOklch({ ...start, l: end });
}

function reaches(hex: string, { grounds, minimum }: ReadableOptions): boolean {
  const own = luminance(hex);
  return grounds.every((ground) => contrastOfLuminances(own, ground) >= minimum);
}
