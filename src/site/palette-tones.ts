import { hexOfOklch } from "#/lib/colour/oklch.ts";
import type { Oklch } from "#/lib/colour/oklch.ts";
import { clearTint } from "./palette-yellow.ts";

type Tones = Record<"tone1" | "tone2" | "tone3" | "tone4" | "tone5", string>;

/** Degrees from the brand's hue to the second one's where a theme has one colour. */
const complement = 140;
/** Share of a colour's own chroma that its tints take: a grey brand has grey ones. */
const share = 0.4;
/** What lies between the two colours keeps behind them. */
const between = 0.62;
/** Degrees from one hue to the next by which pale tints are told apart. */
const apart = 36;

/** Degrees from a hue to another, onwards. */
function onwards(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360;
}

/** The wanted hue, or the middle of the widest gap between those `taken` where one of these is too near to it. */
function freeHue(wanted: number, taken: readonly number[]): number {
  const isFree = taken.every((hue) => Math.abs(180 - onwards(hue, wanted)) <= 180 - apart);
  if (isFree) return wanted;
  const gaps = taken.map((hue) => ({
    hue,
    width: Math.min(...taken.map((next) => onwards(hue, next) || 360)),
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  return widest.hue + widest.width / 2;
}

/**
 * Five tints of one lightness to the eye, which takes yellow ones for darker than they are. The first has the brand's
 * hue and the second the second colour's; the others lie to both sides of the brand's and beyond the second's, or in
 * the widest gap where that is too near to one before, so that tints of clear colours are told apart by hue and never
 * by weight (in the dark, golden ones turn to brown afterwards).
 */
export function createTones({
  brand,
  second,
  tone,
  yellow,
}: {
  readonly brand: Oklch;
  readonly second: Oklch | null;
  readonly tone: { readonly l: number; readonly chroma: number };
  /** What yellow ones take beside that. */
  readonly yellow: Oklch;
}): Tones {
  const other = second ?? { ...brand, h: brand.h + complement };
  const third = freeHue(brand.h + 50, [brand.h, other.h]);
  const fourth = freeHue(other.h + 60, [brand.h, other.h, third]);
  const fifth = freeHue(brand.h - 50, [brand.h, other.h, third, fourth]);
  const tint = ({ c, h }: Oklch, kept = between) => {
    const own = { l: tone.l, c: c * share * kept, h };
    return hexOfOklch(clearTint(own, { chroma: tone.chroma * kept, more: yellow }));
  };
  return {
    tone1: tint(brand, 1),
    tone2: tint(other, 1),
    tone3: tint({ ...brand, h: third }),
    tone4: tint({ ...other, h: fourth }),
    tone5: tint({ ...brand, h: fifth }),
  };
}
