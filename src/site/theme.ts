import * as z from "zod/mini";
import { normaliseHex } from "#/lib/colour/hex.ts";
import { fontPairIds } from "./font-pair.ts";
import { messages } from "./messages.ts";

export const colorModes = ["LIGHT", "DARK", "EXTRALIGHT"] as const;
export const looks = ["ROUNDED", "CORNERED", "SHARP"] as const;
export const orientations = ["LEFT", "RIGHT"] as const;

/** A hex colour of 3 or 6 digits with or without `#`; the parsed value is `#rrggbb` in lower case. */
export const hexColour = z.string().check(
  z.refine((text) => normaliseHex(text) !== null, { error: messages.badHex, abort: true }),
  z.overwrite((text) => normaliseHex(text) ?? text),
);

export const themeSchema = z.strictObject({
  colorMode: z.enum(colorModes),
  look: z.enum(looks),
  orientation: z.enum(orientations),
  /** Per cent between the smallest and the largest size of every heading level (R12). */
  fontSize: z.number().check(z.gte(0), z.lte(100)),
  brand: hexColour,
  /** For badges and ticks only. */
  second: z.nullable(hexColour),
  fonts: z.enum(fontPairIds),
});

export type Theme = z.infer<typeof themeSchema>;
export type ColorMode = Theme["colorMode"];
export type Look = Theme["look"];

export const initialTheme: Theme = {
  colorMode: "LIGHT",
  look: "ROUNDED",
  orientation: "LEFT",
  fontSize: 50,
  brand: "#1f5fd6",
  second: null,
  fonts: "manrope-inter",
};
