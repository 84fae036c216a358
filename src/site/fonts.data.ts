import type { FontFamily, FontPair } from "./font-pair.ts";

/** Faces that sites can use; all are open, variable in weight and draw Russian. */
export const fontFamilies = {
  commissioner: { name: "Commissioner", package: "@fontsource-variable/commissioner", generic: "sans-serif" },
  cormorant: { name: "Cormorant", package: "@fontsource-variable/cormorant", generic: "serif" },
  "exo-2": { name: "Exo 2", package: "@fontsource-variable/exo-2", generic: "sans-serif" },
  geologica: { name: "Geologica", package: "@fontsource-variable/geologica", generic: "sans-serif" },
  "golos-text": { name: "Golos Text", package: "@fontsource-variable/golos-text", generic: "sans-serif" },
  inter: { name: "Inter", package: "@fontsource-variable/inter", generic: "sans-serif" },
  manrope: { name: "Manrope", package: "@fontsource-variable/manrope", generic: "sans-serif" },
  montserrat: { name: "Montserrat", package: "@fontsource-variable/montserrat", generic: "sans-serif" },
  mulish: { name: "Mulish", package: "@fontsource-variable/mulish", generic: "sans-serif" },
  nunito: { name: "Nunito", package: "@fontsource-variable/nunito", generic: "sans-serif" },
  "nunito-sans": { name: "Nunito Sans", package: "@fontsource-variable/nunito-sans", generic: "sans-serif" },
  onest: { name: "Onest", package: "@fontsource-variable/onest", generic: "sans-serif" },
  oswald: { name: "Oswald", package: "@fontsource-variable/oswald", generic: "sans-serif" },
  rubik: { name: "Rubik", package: "@fontsource-variable/rubik", generic: "sans-serif" },
  "source-sans-3": { name: "Source Sans 3", package: "@fontsource-variable/source-sans-3", generic: "sans-serif" },
  "source-serif-4": { name: "Source Serif 4", package: "@fontsource-variable/source-serif-4", generic: "serif" },
  tektur: { name: "Tektur", package: "@fontsource-variable/tektur", generic: "sans-serif" },
  unbounded: { name: "Unbounded", package: "@fontsource-variable/unbounded", generic: "sans-serif" },
  "wix-madefor-display": { name: "Wix Madefor Display", package: "@fontsource-variable/wix-madefor-display", generic: "sans-serif" },
  "wix-madefor-text": { name: "Wix Madefor Text", package: "@fontsource-variable/wix-madefor-text", generic: "sans-serif" },
} as const satisfies Record<string, FontFamily>;

/** The pairs that a theme chooses from. Ids are stored in sites: never rename one. */
export const fontPairs = {
  "manrope-inter": { label: "Manrope + Inter", heading: "manrope", body: "inter", letterWidth: 0.66, tracking: -0.03, headingWeight: 600, strongWeight: 600 },
  "onest-onest": { label: "Onest", heading: "onest", body: "onest", letterWidth: 0.66, tracking: -0.025, headingWeight: 600, strongWeight: 600 },
  "geologica-golos-text": { label: "Geologica + Golos Text", heading: "geologica", body: "golos-text", letterWidth: 0.66, tracking: -0.024, headingWeight: 600, strongWeight: 600 },
  "unbounded-onest": { label: "Unbounded + Onest", heading: "unbounded", body: "onest", letterWidth: 0.86, tracking: -0.02, headingWeight: 600, strongWeight: 600 },
  "montserrat-source-sans-3": { label: "Montserrat + Source Sans 3", heading: "montserrat", body: "source-sans-3", letterWidth: 0.66, tracking: -0.02, headingWeight: 700, strongWeight: 600 },
  "wix-madefor-display-wix-madefor-text": { label: "Wix Madefor", heading: "wix-madefor-display", body: "wix-madefor-text", letterWidth: 0.66, tracking: -0.02, headingWeight: 600, strongWeight: 600 },
  "rubik-rubik": { label: "Rubik", heading: "rubik", body: "rubik", letterWidth: 0.66, tracking: -0.02, headingWeight: 600, strongWeight: 600 },
  "nunito-nunito-sans": { label: "Nunito + Nunito Sans", heading: "nunito", body: "nunito-sans", letterWidth: 0.66, tracking: -0.015, headingWeight: 700, strongWeight: 700 },
  "oswald-mulish": { label: "Oswald + Mulish", heading: "oswald", body: "mulish", letterWidth: 0.5, tracking: -0.01, headingWeight: 600, strongWeight: 700 },
  "tektur-exo-2": { label: "Tektur + Exo 2", heading: "tektur", body: "exo-2", letterWidth: 0.66, tracking: -0.02, headingWeight: 600, strongWeight: 600 },
  "source-serif-4-commissioner": { label: "Source Serif + Commissioner", heading: "source-serif-4", body: "commissioner", letterWidth: 0.66, tracking: -0.02, headingWeight: 600, strongWeight: 600 },
  "cormorant-manrope": { label: "Cormorant + Manrope", heading: "cormorant", body: "manrope", letterWidth: 0.66, tracking: -0.02, headingWeight: 700, strongWeight: 600 },
} as const satisfies Record<string, FontPair>;
