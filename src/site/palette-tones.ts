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

/**
 * Five tints of one lightness to the eye, which takes yellow ones for darker than they are. The first has the brand's hue and the second the second colour's; the others lie to both
 * sides of the brand's and beyond the second's, so that neighbours are told apart by hue and never by weight.
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
  const tint = ({ c, h }: Oklch, by: number) => {
    const kept = by === 0 ? 1 : between;
    const own = { l: tone.l, c: c * share * kept, h: h + by };
    return hexOfOklch(clearTint(own, { chroma: tone.chroma * kept, more: yellow }));
  };
  return {
    tone1: tint(brand, 0),
    tone2: tint(other, 0),
    tone3: tint(brand, 50),
    tone4: tint(other, 60),
    tone5: tint(brand, -50),
  };
}
