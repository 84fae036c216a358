import { held, isOfKind } from "#/fields/held-value.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfRgb, rgbOfHex } from "#/lib/colour/hex.ts";
import { textLength } from "#/lib/text-length.ts";
import type { Asset, Picture } from "../image.ts";
import type { LanguageCode } from "../language.ts";
import { areaWithin, greysIn } from "../picture-greys.ts";
import type { Area } from "../picture-greys.ts";
import { problem } from "../problem.ts";
import type { Problem, ProblemPlace } from "../problem.ts";
import { headingField, sectionHeading } from "../section-heading.ts";
import type { Section, TemplateSpec } from "../section.ts";
import type { Theme } from "../theme.ts";
import { directionOf } from "../word-language.ts";

/** What is known of a picture: its light, or where that isn't, the colour of most of it. */
export type PictureGround = (asset: string) => Pick<Asset, "colour" | "light"> | undefined;

/** What WCAG asks of words (AA). */
const least = 4.5;
const white = "#ffffff";
const black = "#000000";
/** The lightest that palettes have below light words on a picture. */
const scrim = "#141414";

/** A colour below another of this opacity. */
function below(top: string, colour: string, opacity: number): string {
  const [over, under] = [rgbOfHex(top), rgbOfHex(colour)];
  const mixed = (one: "r" | "g" | "b"): number => over[one] * opacity + under[one] * (1 - opacity);
  return hexOfRgb({ r: mixed("r"), g: mixed("g"), b: mixed("b") });
}

function numberOf(
  { fields }: TemplateSpec,
  section: Section,
  role: "shade" | "overlay",
): number | undefined {
  const name = fieldOfRole(fields, role, "number");
  const spec = name === undefined ? undefined : fields[name];
  return name !== undefined && isOfKind(spec, "number")
    ? held(spec, section.fields[name])
    : undefined;
}

function hasDarkWords({ fields }: TemplateSpec, section: Section): boolean {
  const ink = fieldOfRole(fields, "ink");
  return ink !== undefined && section.fields[ink] === "dark";
}

/** The picture that words stand on. */
function pictureBehind({ fields }: TemplateSpec, section: Section): Picture | null | undefined {
  const name = fieldOfRole(fields, "backdrop", "picture");
  if (name === undefined) return undefined;
  const spec = fields[name];
  return isOfKind(spec, "picture") ? held(spec, section.fields[name]) : undefined;
}

/** Where words stand that begin at a side: over most of the height, since how it is cut depends on the screen. */
const heights = { top: 0.2, height: 0.8 } as const;
const widths = {
  left: { left: 0, width: 0.6 },
  center: { left: 0.15, width: 0.7 },
  right: { left: 0.4, width: 0.6 },
} as const;

const whole: Area = { left: 0, top: 0, width: 1, height: 1 };

/** A title this long ends past the ground of dark words on a desktop; a shorter one stands on it. In characters. */
const lettersOnGround = 14;

/** Of the parts behind the words so many may be harder to read on than the one that is warned of. */
const harderShare = 0.25;

function wordsArea(
  section: Section,
  { fields }: TemplateSpec,
  { heading, isFromRight }: { heading: string; isFromRight: boolean },
): Area {
  const name = Object.keys(fields).find((one) => fields[one]?.aligns === heading);
  const at = name === undefined ? undefined : section.fields[name];
  if (at === "center") return { ...heights, ...widths.center };
  const isRight = isFromRight !== (at === "end");
  return { ...heights, ...(isRight ? widths.right : widths.left) };
}

export interface ContrastFacts {
  readonly template: TemplateSpec;
  readonly groundOf: PictureGround;
  /** Where words begin. */
  readonly side: Theme["orientation"];
  readonly primary: LanguageCode;
  /** The section's mode is the dark one. */
  readonly isDarkMode?: boolean;
}

/** Where of a picture its words stand; undefined where its section has none. */
function areaBehind(
  section: Section,
  { template, side, primary }: ContrastFacts,
): Area | undefined {
  const heading = headingField(template);
  // what begins on the left does so on the right where words run that way
  const isFromRight = (side === "RIGHT") !== (directionOf(primary) === "rtl");
  if (heading === undefined) return undefined;
  return template.areWordsAllOver ? whole : wordsArea(section, template, { heading, isFromRight });
}

/** How light it is behind the words, the darkest first; undefined where the picture wasn't measured. */
function greysBehind(
  section: Section,
  picture: Picture,
  { groundOf, ...facts }: ContrastFacts,
  area = areaBehind(section, { groundOf, ...facts }),
): string[] | undefined {
  const light = groundOf(picture.asset)?.light;
  if (light === undefined || area === undefined) return undefined;
  return greysIn(light, areaWithin(picture.crop, area));
}

/** Where dark words end past their ground; undefined where they don't, as in the middle, where it is behind all of them. */
function areaPastGround(section: Section, facts: ContrastFacts): Area | undefined {
  const { template, primary } = facts;
  const area = areaBehind(section, facts);
  const title = sectionHeading(template, section.fields)?.[primary]?.text ?? "";
  const { groundReach } = template;
  if (!area || groundReach === undefined || area.left === widths.center.left) return undefined;
  if (textLength(title) <= lettersOnGround) return undefined;
  const { left, width } = area;
  return left === 0
    ? { ...area, left: groundReach, width: width - groundReach }
    : { ...area, width: 1 - groundReach - left };
}

/** The grey than which a share of them is harder to read on. */
function hardest(greys: readonly string[], isDark: boolean, harder = 0): string | undefined {
  return greys[Math.floor((greys.length - 1) * (isDark ? harder : 1 - harder))];
}

/** The ground of words under layers of these opacities. */
function shaded(colour: string, opacities: readonly number[], isDark: boolean): string {
  return opacities.reduce((under, one) => below(isDark ? white : scrim, under, one), colour);
}

/** The layers behind words, the innermost first; where dark words end only that one is behind them. */
function layersOf({ shades = [] }: TemplateSpec, isDark: boolean): readonly number[] {
  return isDark ? shades.slice(0, 1) : shades;
}

/** Words that are the hardest to read of those that palettes have for pictures. */
const faintest = { light: 0.88, dark: "#333333" } as const;

/** Whether words of a colour keep 4.5:1 on a grey under layers of these opacities. */
function isReadable(grey: string, opacities: readonly number[], isDark: boolean): boolean {
  const ground = shaded(grey, opacities, isDark);
  const words = isDark ? faintest.dark : below(white, ground, faintest.light);
  return contrast(words, ground) >= least;
}

/**
 * The least strength at which the words on a section's picture keep 4.5:1 wherever they stand on it, as far as its pixels
 * tell. Undefined where the section has none, or nothing is known of its picture.
 */
export function shadeNeeded(section: Section, facts: ContrastFacts): number | undefined {
  const { template } = facts;
  const name = fieldOfRole(template.fields, "shade", "number");
  const spec = name === undefined ? undefined : template.fields[name];
  const picture = pictureBehind(template, section);
  if (!template.shades || !picture || !isOfKind(spec, "number")) return undefined;
  const isDark = hasDarkWords(template, section);
  const colour = hardest(greysBehind(section, picture, facts) ?? [], isDark);
  if (colour === undefined) return undefined;
  const layers = layersOf(template, isDark);
  const overlay = numberOf(template, section, "overlay") ?? 0;
  const { min, max, step = 1 } = spec;
  for (let at = 0; min + at * step < max; at += 1) {
    const strength = Math.round((min + at * step) * 100) / 100;
    const opacities = [...layers.map((layer) => layer * strength), overlay];
    if (isReadable(colour, opacities, isDark)) return strength;
  }
  return max;
}

/** The least opacity of one veil under which words keep 4.5:1 on all of these greys, the darkest first; in hundredths. */
function veilNeeded(greys: readonly string[], isDark: boolean): number {
  const grey = hardest(greys, isDark) ?? white;
  let hundredths = 0;
  while (hundredths < 100 && !isReadable(grey, [hundredths / 100], isDark)) hundredths += 1;
  return hundredths;
}

/**
 * The colour of words that needs the weaker veil on a section's picture, the present one where both need the same.
 * Undefined where the section has no choice, or nothing is known of its picture.
 */
export function inkNeeded(section: Section, facts: ContrastFacts): "light" | "dark" | undefined {
  const { template } = facts;
  const picture = pictureBehind(template, section);
  if (!picture || fieldOfRole(template.fields, "ink") === undefined) return undefined;
  const greys = greysBehind(section, picture, facts);
  if (greys === undefined) return undefined;
  const [light, dark] = [veilNeeded(greys, false), veilNeeded(greys, true)];
  const isDark = light === dark ? hasDarkWords(template, section) : dark < light;
  return isDark ? "dark" : "light";
}

/**
 * Words over a picture that its owner shades less than it needs. At full strength they keep 4.5:1 on any picture; below
 * that the picture decides: how light it is behind the words, measured from its pixels. Of dark words that come out of a
 * ground of their own what counts is where they end past it.
 */
export function pictureContrast(
  section: Section,
  place: ProblemPlace,
  facts: ContrastFacts,
): Problem[] {
  const { template, primary } = facts;
  const isDark = hasDarkWords(template, section);
  const picture = template.shades && pictureBehind(template, section);
  const isOnGround = isDark && template.groundReach !== undefined;
  // the text of dark pages is light, and its veil then at full strength
  if (isDark && !isOnGround && facts.isDarkMode) return [];
  const area = isOnGround ? areaPastGround(section, facts) : areaBehind(section, facts);
  if (!picture || !area) return [];
  const greys = greysBehind(section, picture, facts, area);
  const colour = greys
    ? hardest(greys, isDark, harderShare)
    : facts.groundOf(picture.asset)?.colour;
  const heading = headingField(template);
  if (colour === undefined || heading === undefined) return [];
  const strength = numberOf(template, section, "shade") ?? 1;
  const layers = layersOf(template, isDark).map((shade) => shade * strength);
  const opacities = [...layers, numberOf(template, section, "overlay") ?? 0];
  const ground = shaded(colour, opacities, isDark);
  const ratio = Math.floor(contrast(isDark ? black : white, ground) * 10) / 10;
  if (strength === 1 || ratio >= least) return [];
  return [
    problem("contrast-low", place, { path: [heading], language: primary, values: { ratio } }),
  ];
}
