import type { Oklch } from "#/lib/colour/oklch.ts";
import type { ColorMode } from "./theme.ts";

/** Lightness and the most chroma that the brand's hue may lend to a role. */
type Tint = { readonly l: number; readonly chroma: number };

export type ModeColours = {
  /** Where readable colours lie as seen from the grounds. */
  readonly readable: "darker" | "lighter";
  readonly page: Tint;
  readonly card: Tint;
  readonly band: Tint;
  readonly hairline: Tint;
  readonly text: Tint;
  /** Control edges and muted text take the weakest lightness that reaches their contrast, with this chroma. */
  readonly quietChroma: number;
  readonly soft: Tint;
  readonly onSoft: Tint;
  /** Cards that are told apart by hue. */
  readonly tone: Tint;
  /** What tints of the clearest yellow take beside that: pale or dark by lightness alone it turns to khaki. */
  readonly yellow: Oklch;
  readonly focus: Tint;
  /** Darkness over pictures. */
  readonly scrim: Tint;
  readonly error: Oklch;
  readonly success: Oklch;
  /** How far in lightness a fill may be darkened to carry a white label. */
  readonly darkening: number;
};

const onLight = {
  readable: "darker",
  quietChroma: 0.012,
  soft: { l: 0.945, chroma: 0.035 },
  onSoft: { l: 0.48, chroma: 0.15 },
  tone: { l: 0.928, chroma: 0.048 },
  yellow: { l: 0.024, c: 0.042, h: 0 },
  focus: { l: 0.549, chroma: 0.2 },
  error: { l: 0.52, c: 0.19, h: 27 },
  success: { l: 0.49, c: 0.11, h: 155 },
  darkening: 0.1,
} as const;

export const modeColours: Record<ColorMode, ModeColours> = {
  LIGHT: {
    ...onLight,
    page: { l: 0.974, chroma: 0.007 },
    card: { l: 1, chroma: 0 },
    band: { l: 0.952, chroma: 0.011 },
    hairline: { l: 0.9, chroma: 0.012 },
    text: { l: 0.241, chroma: 0.012 },
    scrim: { l: 0.19, chroma: 0.05 },
  },
  EXTRALIGHT: {
    ...onLight,
    page: { l: 1, chroma: 0 },
    card: { l: 0.982, chroma: 0.006 },
    band: { l: 0.964, chroma: 0.008 },
    hairline: { l: 0.916, chroma: 0.01 },
    text: { l: 0.239, chroma: 0.012 },
    scrim: { l: 0.17, chroma: 0.05 },
  },
  DARK: {
    readable: "lighter",
    page: { l: 0.165, chroma: 0.007 },
    card: { l: 0.236, chroma: 0.007 },
    band: { l: 0.201, chroma: 0.007 },
    hairline: { l: 0.33, chroma: 0.007 },
    text: { l: 0.954, chroma: 0.007 },
    quietChroma: 0.007,
    soft: { l: 0.3, chroma: 0.06 },
    onSoft: { l: 0.8, chroma: 0.15 },
    tone: { l: 0.285, chroma: 0.05 },
    yellow: { l: 0, c: -0.008, h: -34 },
    focus: { l: 0.75, chroma: 0.2 },
    scrim: { l: 0.12, chroma: 0.006 },
    error: { l: 0.76, c: 0.14, h: 25 },
    success: { l: 0.8, c: 0.15, h: 155 },
    darkening: 0,
  },
};
