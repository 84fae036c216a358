import { contrast, luminance } from "#/lib/colour/contrast.ts";
import { hexOfOklch, oklchOfHex } from "#/lib/colour/oklch.ts";
import type { Oklch } from "#/lib/colour/oklch.ts";
import { createFill, hoverOf, labelMinimum } from "./palette-fill.ts";
import type { Fill } from "./palette-fill.ts";
import { modeColours } from "./palette-modes.data.ts";
import type { ModeColours } from "./palette-modes.data.ts";
import { readable } from "./palette-readable.ts";
import { createTones } from "./palette-tones.ts";
import { clearTint } from "./palette-yellow.ts";
import type { Theme } from "./theme.ts";

/** Colours by role, `#rrggbb`. */
export type PaletteColours = {
  page: string;
  card: string;
  band: string;
  hairline: string;
  edge: string;
  text: string;
  muted: string;
  brand: string;
  onBrand: string;
  brandHover: string;
  link: string;
  soft: string;
  onSoft: string;
  focus: string;
  badge: string;
  onBadge: string;
  /** A button on the second colour, and its label: the brand's where it can be seen there, otherwise the label's own. */
  secondAct: string;
  onSecondAct: string;
  tick: string;
  error: string;
  success: string;
  /** Tints of one lightness to the eye for cards that lie side by side: the brand's hue, the second colour's, and three between. */
  tone1: string;
  tone2: string;
  tone3: string;
  tone4: string;
  tone5: string;
};

export type Palette = PaletteColours & {
  /** OKLCH as `l c h`, so that a style can add an opacity: `oklch(var(--scrim) / 0.5)`. */
  scrim: string;
  scrimLight: string;
  /** The brand colour was changed so that its label can be read or its fill be seen. */
  brandAdjusted: boolean;
  /** Contrast of the label on the brand fill, such as 7.4. */
  brandContrast: number;
};

export type PaletteInput = Pick<Theme, "colorMode" | "brand" | "second">;

/** Contrast that every palette reaches on the grounds where the role is used. */
export const contrastMinimums = {
  text: 13,
  muted: { LIGHT: 5.2, EXTRALIGHT: 5.2, DARK: 8 },
  edge: 3,
  link: 4.5,
  onSoft: 5,
  focus: 3.2,
  label: labelMinimum,
  secondAct: 3,
  tick: 4.5,
  message: 4.5,
} as const;

/** Every role for a theme's mode and colours. Pure, and fast enough to be called at each move of a slider. */
export function createPalette({ colorMode, brand, second }: PaletteInput): Palette {
  const mode = modeColours[colorMode];
  const own = oklchOfHex(brand);
  const page = hexOfOklch(tint(own, mode.page));
  const card = hexOfOklch(tint(own, mode.card));
  const band = hexOfOklch(tint(own, mode.band));
  const soft = hexOfOklch(softTint(own, mode));
  const grounds = [page, card, band].map(luminance);
  const everyGround = [...grounds, luminance(soft)];
  const onGrounds = (colour: Oklch, minimum: number) =>
    readable(colour, { grounds, minimum, towards: mode.readable });
  const onEveryGround = (colour: Oklch, minimum: number) =>
    readable(colour, { grounds: everyGround, minimum, towards: mode.readable });
  const quiet = tint(own, { l: mode.band.l, chroma: mode.quietChroma });
  const fillOf = (colour: string) =>
    createFill({ colour, mode: colorMode, grounds: [page, card, band, soft] });
  const fill = fillOf(brand);
  const badge = second === null ? fill : fillOf(second);
  return {
    page,
    card,
    band,
    hairline: hexOfOklch(tint(own, mode.hairline)),
    edge: onGrounds(quiet, contrastMinimums.edge),
    text: onGrounds(tint(own, mode.text), contrastMinimums.text),
    muted: onGrounds(quiet, contrastMinimums.muted[colorMode]),
    brand: fill.colour,
    onBrand: fill.label,
    brandHover: hoverOf(fill),
    link: onEveryGround({ ...own, c: Math.min(own.c, 0.19) }, contrastMinimums.link),
    soft,
    onSoft: readable(
      { l: mode.onSoft.l, c: Math.min(own.c, mode.onSoft.chroma), h: own.h },
      { grounds: [luminance(soft)], minimum: contrastMinimums.onSoft, towards: mode.readable },
    ),
    focus: onEveryGround(
      { l: mode.focus.l, c: Math.min(own.c * 1.13, mode.focus.chroma), h: own.h },
      contrastMinimums.focus,
    ),
    badge: badge.colour,
    onBadge: badge.label,
    ...actOn(badge, fill),
    tick: onGrounds(oklchOfHex(second ?? brand), contrastMinimums.tick),
    error: onEveryGround(mode.error, contrastMinimums.message),
    success: onEveryGround(mode.success, contrastMinimums.message),
    ...createTones({
      brand: own,
      second: second === null ? null : oklchOfHex(second),
      tone: mode.tone,
      yellow: mode.yellow,
    }),
    scrim: triple(scrimTint(own, mode.scrim)),
    scrimLight: triple(tint(own, mode.page)),
    brandAdjusted: fill.adjusted,
    brandContrast: contrast(fill.colour, fill.label),
  };
}

/** What buttons are on the second colour: filled with the brand where that is told apart from it. */
function actOn(second: Fill, brand: Fill): Pick<Palette, "secondAct" | "onSecondAct"> {
  return contrast(brand.colour, second.colour) >= contrastMinimums.secondAct
    ? { secondAct: brand.colour, onSecondAct: brand.label }
    : { secondAct: second.label, onSecondAct: second.colour };
}

type Tint = { readonly l: number; readonly chroma: number };

// A grey brand lends no hue: the factors keep a neutral as grey as the brand is.
function tint(own: Oklch, { l, chroma }: Tint): Oklch {
  return { l, c: Math.min(chroma, own.c * 0.1), h: own.h };
}

function softTint({ c, h }: Oklch, { soft, yellow }: Pick<ModeColours, "soft" | "yellow">): Oklch {
  return clearTint({ l: soft.l, c: c * 0.36, h }, { chroma: soft.chroma, more: yellow });
}

function scrimTint(own: Oklch, { l, chroma }: Tint): Oklch {
  return { l, c: Math.min(chroma, own.c * 0.19), h: own.h };
}

function triple({ l, c, h }: Oklch): string {
  return `${round(l)} ${round(c)} ${Math.round(h)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
