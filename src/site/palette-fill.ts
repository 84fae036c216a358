import { contrast, luminance } from "#/lib/colour/contrast.ts";
import { distance, hexOfOklch, oklchOfHex } from "#/lib/colour/oklch.ts";
import type { Oklch } from "#/lib/colour/oklch.ts";
import { modeColours } from "./palette-modes.data.ts";
import { readable } from "./palette-readable.ts";
import type { ColorMode } from "./theme.ts";

export type Fill = { readonly colour: string; readonly label: string; readonly adjusted: boolean };

export const labelMinimum = 4.5;

const white = "#ffffff";
const ink = { l: 0.2, chroma: 0.012 };
const step = 0.005;
// A fill nearer to a ground than this (in OKLab) would not be seen as a button: white on white, say.
const leastDistance = 0.08;
// Near black distances mislead: without a colour of its own the fill needs a contrast as well.
const leastContrast = 1.2;
const hoverShift = 0.045;
// Below this lightness neighbouring shades look alike, so black brightens to it under the pointer.
const leastHoverLightness = 0.25;

/**
 * A button's fill and its label. The colour stays as the owner chose it where a white label can be read on it;
 * else it is darkened a little for white (not in DARK); else it stays and takes an ink label.
 */
export function createFill(options: {
  colour: string;
  mode: ColorMode;
  grounds: readonly string[];
}): Fill {
  const { colour, mode, grounds } = options;
  const seen = apart(oklchOfHex(colour), { mode, grounds });
  const own = seen === null ? colour : hexOfOklch(seen);
  const adjusted = own !== colour;
  if (contrast(own, white) >= labelMinimum) return { colour: own, label: white, adjusted };
  const darker = darkened(oklchOfHex(own), modeColours[mode].darkening);
  if (darker !== null) return { colour: darker, label: white, adjusted: true };
  return { colour: own, label: inkLabel(own), adjusted };
}

/**
 * The fill under the pointer: darker, for a lighter one leaves the colours that a screen can show and turns pale, as if
 * it was out of use. Where the label could not be read on it, away from the label.
 */
export function hoverOf({ colour, label }: Fill): string {
  const own = oklchOfHex(colour);
  if (label !== white) {
    const darker = shifted(own, -hoverShift);
    return contrast(darker, label) >= labelMinimum ? darker : shifted(own, hoverShift);
  }
  return own.l < leastHoverLightness
    ? shifted(own, leastHoverLightness - own.l + hoverShift)
    : shifted(own, -hoverShift);
}

function shifted(own: Oklch, by: number): string {
  return hexOfOklch({ ...own, l: own.l + by });
}

function darkened(own: Oklch, most: number): string | null {
  for (let by = step; by <= most + step / 2; by += step) {
    const hex = hexOfOklch({ ...own, l: own.l - by });
    if (contrast(hex, white) >= labelMinimum) return hex;
  }
  return null;
}

function inkLabel(fill: string): string {
  const { c, h } = oklchOfHex(fill);
  const start = { l: ink.l, c: Math.min(ink.chroma, c / 10), h };
  return readable(start, { grounds: [luminance(fill)], minimum: labelMinimum, towards: "darker" });
}

/** Null where the colour is far enough from every ground already. */
function apart(
  own: Oklch,
  { mode, grounds }: { mode: ColorMode; grounds: readonly string[] },
): Oklch | null {
  const others = grounds.map((hex) => ({ hex, colour: oklchOfHex(hex) }));
  const isSeen = (colour: Oklch) => {
    const hex = hexOfOklch(colour);
    return others.every((other) => {
      if (distance(colour, other.colour) < leastDistance) return false;
      const isColoured = distance({ ...colour, l: 0 }, { ...other.colour, l: 0 }) >= leastDistance;
      return isColoured || contrast(hex, other.hex) >= leastContrast;
    });
  };
  if (isSeen(own)) return null;
  const by = modeColours[mode].readable === "darker" ? -step : step;
  let l = own.l + by;
  while (!isSeen({ l, c: own.c, h: own.h })) l += by;
  return { l, c: own.c, h: own.h };
}
