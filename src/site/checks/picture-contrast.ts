import { held, isOfKind } from "#/fields/held-value.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfRgb, rgbOfHex } from "#/lib/colour/hex.ts";
import type { Asset, Picture } from "../image.ts";
import type { LanguageCode } from "../language.ts";
import { areaWithin, greysIn } from "../picture-light.ts";
import { problem } from "../problem.ts";
import type { Problem, ProblemPlace } from "../problem.ts";
import { headingField } from "../section-heading.ts";
import type { Section, TemplateSpec } from "../section.ts";
import type { Theme } from "../theme.ts";
import { directionOf } from "../word-language.ts";

/** What is known of a picture: its light, or where that isn't, the colour of most of it. */
export type PictureGround = (asset: string) => Pick<Asset, "colour" | "light"> | undefined;

/** What WCAG asks of words (AA). */
const least = 4.5;
const white = "#ffffff";

/** A colour below a black of this opacity. */
function darkened(colour: string, opacity: number): string {
  const { r, g, b } = rgbOfHex(colour);
  const share = 1 - opacity;
  return hexOfRgb({ r: r * share, g: g * share, b: b * share });
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

/** The picture that light words stand on; dark ones come out of a ground of their own. */
function pictureBehind({ fields }: TemplateSpec, section: Section): Picture | null | undefined {
  const name = fieldOfRole(fields, "backdrop", "picture");
  const ink = fieldOfRole(fields, "ink");
  if (name === undefined || (ink !== undefined && section.fields[ink] === "dark")) return undefined;
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

/** Of the parts behind the words so many are lighter than the one that decides. */
const lighterShare = 0.25;

function wordsArea(
  section: Section,
  { fields }: TemplateSpec,
  { heading, isFromRight }: { heading: string; isFromRight: boolean },
) {
  const name = Object.keys(fields).find((one) => fields[one]?.aligns === heading);
  const at = name === undefined ? undefined : section.fields[name];
  if (at === "center") return { ...heights, ...widths.center };
  const isRight = isFromRight !== (at === "end");
  return { ...heights, ...(isRight ? widths.right : widths.left) };
}

interface ContrastFacts {
  readonly template: TemplateSpec;
  readonly groundOf: PictureGround;
  /** Where words begin. */
  readonly side: Theme["orientation"];
  readonly primary: LanguageCode;
}

/** The colour that decides whether words can be read: a quarter of what is behind them is lighter. */
function groundBehind(
  section: Section,
  picture: Picture,
  { template, groundOf, side, primary }: ContrastFacts,
): string | undefined {
  const ground = groundOf(picture.asset);
  const heading = headingField(template);
  if (ground?.light === undefined || heading === undefined) return ground?.colour;
  // what begins on the left does so on the right where words run that way
  const isFromRight = (side === "RIGHT") !== (directionOf(primary) === "rtl");
  const area = wordsArea(section, template, { heading, isFromRight });
  const greys = greysIn(ground.light, areaWithin(picture.crop, area));
  return greys[Math.floor((greys.length - 1) * (1 - lighterShare))];
}

/**
 * Light words over a picture that its owner shades less than it needs. At full strength they keep 4.5:1 on any picture;
 * below that the picture decides: how light it is behind the words, measured from its pixels.
 */
export function pictureContrast(
  section: Section,
  place: ProblemPlace,
  facts: ContrastFacts,
): Problem[] {
  const { template, primary } = facts;
  const picture = template.shades && pictureBehind(template, section);
  const colour = picture ? groundBehind(section, picture, facts) : undefined;
  const heading = headingField(template);
  if (colour === undefined || heading === undefined) return [];
  const strength = numberOf(template, section, "shade") ?? 1;
  const layers = (template.shades ?? []).map((shade) => shade * strength);
  const opacities = [...layers, numberOf(template, section, "overlay") ?? 0];
  const ground = opacities.reduce(darkened, colour);
  const ratio = Math.floor(contrast(white, ground) * 10) / 10;
  if (strength === 1 || ratio >= least) return [];
  return [
    problem("contrast-low", place, { path: [heading], language: primary, values: { ratio } }),
  ];
}
