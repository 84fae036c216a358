import { typedEntries } from "#/lib/typed-entries.ts";
import { fontFamilyOf, fontStack, standInStack } from "#/site/font-pair.ts";
import type { FontPair } from "#/site/font-pair.ts";
import { paletteFields } from "#/site/palette-fields.ts";
import { createPalette } from "#/site/palette.ts";
import type { Palette, PaletteColours } from "#/site/palette.ts";
import { colorModes } from "#/site/theme.ts";
import type { Theme } from "#/site/theme.ts";

/** Custom property of each colour role. */
const colourProperties: Record<keyof PaletteColours | "scrim" | "scrimLight", string> = {
  page: "--page",
  card: "--card",
  band: "--band",
  hairline: "--hairline",
  edge: "--edge",
  text: "--text",
  muted: "--muted",
  brand: "--brand",
  onBrand: "--on-brand",
  brandHover: "--brand-hover",
  link: "--link",
  soft: "--soft",
  onSoft: "--on-soft",
  focus: "--focus",
  badge: "--badge",
  onBadge: "--on-badge",
  secondAct: "--act-2",
  onSecondAct: "--on-act-2",
  tick: "--tick",
  error: "--error",
  success: "--success",
  tone1: "--tone-1",
  tone2: "--tone-2",
  tone3: "--tone-3",
  tone4: "--tone-4",
  tone5: "--tone-5",
  scrim: "--scrim",
  scrimLight: "--scrim-light",
};

/**
 * Large titles: a longer one is of a lower level, and is read more easily in small letters (decision 565). What is a few
 * words stands in the face of titles with them (decision 967).
 */
const capitalTitles =
  '.title:not([data-level^="2"],[data-level^="3"],[data-level^="4"]){text-transform:uppercase}' +
  ".button,.eyebrow,.nav__link,.more>summary{font-family:var(--font-head);font-weight:500;text-transform:uppercase}";

/** What differs between two sites of the same look and mode, as custom properties of the root element. */
export function themeProperties(
  theme: Theme,
  palette: Palette,
  pair: FontPair,
): Record<string, string> {
  const capitals = theme.look === "SHARP" ? pair.capitals : undefined;
  return {
    "--p": String(theme.fontSize),
    "--font-head": fontStack(pair.heading),
    "--font-body": fontStack(pair.body),
    "--font-stand-in": standInStack(pair.body),
    "--k": String(capitals ?? pair.letterWidth),
    ...(capitals && { "--caps": "uppercase", "--k-small": String(pair.letterWidth) }),
    "--track": `${pair.tracking}em`,
    "--w-head": String(pair.headingWeight),
    "--w-strong": String(pair.strongWeight),
    ...(fontFamilyOf(pair.heading).generic === "serif" && { "--stress": "italic" }),
    ...colourValues(palette),
  };
}

/**
 * The theme as a compact style sheet, to be read after `tokens.css`. The colours stand on `[data-on="page"]` too,
 * which puts a part that lies on a picture (a form's card, a menu) back on the theme's own roles.
 */
export function themeCss(theme: Theme, palette: Palette, pair: FontPair): string {
  const all = themeProperties(theme, palette, pair);
  const colours = colourValues(palette);
  const rest = Object.fromEntries(
    Object.entries(all).filter(([property]) => !(property in colours)),
  );
  const titles = all["--caps"] ? capitalTitles : "";
  return `:root{${declarations(rest)}}:root,[data-on="page"]{${declarations(colours)}}${titles}`;
}

/**
 * The colours of the theme's other modes, for sections that have one of their own (R34): pages without such sections
 * leave them out. To be read before base.css: the roles of a section's own ground hold over them. Neighbours in
 * different modes stand on different grounds, so each has its whole space.
 */
export function otherModesCss(theme: Theme): string {
  const others = colorModes.filter((mode) => mode !== theme.colorMode);
  return others
    .map((colorMode) => {
      const own = `[data-mode="${colorMode.toLowerCase()}"]`;
      const colours = declarations(colourValues(createPalette({ ...theme, colorMode })));
      const section = ".section[data-ground]";
      return (
        `${own},${own} [data-on="page"]{${colours}}` +
        `${section}${own}+${section}:not(${own}),${section}:not(${own})+${section}${own}` +
        `{padding-block-start:var(--section)}`
      );
    })
    .join("");
}

/**
 * The palette's nine colours under the specification's names (section 3; R35), for templates, exports and custom styles.
 * They follow the roles wherever those are set anew.
 */
export const namedColoursCss = `:root,[data-on="page"],[data-mode]{${Object.entries(paletteFields)
  .map(([name, role]) => `--${name}:var(${colourProperties[role]})`)
  .join(";")}}`;

/** Attributes of the root element, which the looks and modes of `tokens.css` hang on. */
export function themeAttributes(
  theme: Theme,
): Record<"data-mode" | "data-look" | "data-side", string> {
  return {
    "data-mode": theme.colorMode.toLowerCase(),
    "data-look": theme.look.toLowerCase(),
    "data-side": theme.orientation.toLowerCase(),
  };
}

function colourValues(palette: Palette): Record<string, string> {
  const roles = typedEntries(colourProperties);
  return Object.fromEntries(roles.map(([role, property]) => [property, shortened(palette[role])]));
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([property, value]) => `${property}:${value}`)
    .join(";");
}

/** `#aabbcc` → `#abc`. */
function shortened(value: string): string {
  return value.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}
