import { hexOfOklch } from "#/lib/colour/oklch.ts";
import type { Oklch } from "#/lib/colour/oklch.ts";

type Tones = Record<"tone1" | "tone2" | "tone3" | "tone4" | "tone5", string>;

/** Degrees from the brand's hue to the second one's where a theme has one colour. */
const complement = 140;
/** Share of a colour's own chroma that its tints take: a grey brand has grey ones. */
const share = 0.4;
/** What lies between the two colours keeps behind them. */
const between = 0.62;

/**
 * Five tints of one lightness. The first has the brand's hue and the second the second colour's; the others lie to both
 * sides of the brand's and beyond the second's, so that neighbours are told apart by hue and never by weight.
 */
export function createTones({
  brand,
  second,
  tone,
}: {
  readonly brand: Oklch;
  readonly second: Oklch | null;
  readonly tone: { readonly l: number; readonly chroma: number };
}): Tones {
  const other = second ?? { ...brand, h: brand.h + complement };
  const tint = ({ c, h }: Oklch, by: number) => {
    const chroma = Math.min(tone.chroma, c * share) * (by === 0 ? 1 : between);
    return hexOfOklch({ l: tone.l, c: chroma, h: (h + by + 360) % 360 });
  };
  return {
    tone1: tint(brand, 0),
    tone2: tint(other, 0),
    tone3: tint(brand, 50),
    tone4: tint(other, 60),
    tone5: tint(brand, -50),
  };
}
