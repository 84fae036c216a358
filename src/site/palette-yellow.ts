import type { Oklch } from "#/lib/colour/oklch.ts";

interface Hues {
  /** Degrees. */
  readonly at: number;
  /** How far from it a hue still counts, in degrees. */
  readonly reach: number;
}

/** From orange to lime. */
const yellow: Hues = { at: 103, reach: 38 };
/** What turns to brown in the dark; lime turns to green by itself. */
const golden: Hues = { at: 94, reach: 24 };

/** How much a hue is one of these: 1 in their middle, softly to 0 at their ends. */
function share(hue: number, { at, reach }: Hues): number {
  const away = Math.abs(hue - at) / reach;
  return away >= 1 ? 0 : (1 + Math.cos(Math.PI * away)) / 2;
}

/** The colour of a tint, `chroma` being the most that its mode gives it, and yellow ones by so much `more`. */
export function clearTint(
  { l, c, h }: Oklch,
  { chroma, more }: { readonly chroma: number; readonly more: Oklch },
): Oklch {
  const hue = ((h % 360) + 360) % 360;
  const by = share(hue, yellow);
  return {
    l: l + more.l * by,
    c: Math.min(chroma + more.c * by, c),
    h: hue + more.h * share(hue, golden),
  };
}
