import { held, isOfKind } from "#/fields/held-value.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfRgb, rgbOfHex } from "#/lib/colour/hex.ts";
import type { LanguageCode } from "../language.ts";
import { problem } from "../problem.ts";
import type { Problem, ProblemPlace } from "../problem.ts";
import { headingField } from "../section-heading.ts";
import type { Section, TemplateSpec } from "../section.ts";

/** The colour of most of a picture, #rrggbb; undefined where it isn't known. */
export type PictureColour = (asset: string) => string | undefined;

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
function pictureBehind({ fields }: TemplateSpec, section: Section): string | undefined {
  const name = fieldOfRole(fields, "backdrop", "picture");
  const ink = fieldOfRole(fields, "ink");
  if (name === undefined || (ink !== undefined && section.fields[ink] === "dark")) return undefined;
  const spec = fields[name];
  return isOfKind(spec, "picture") ? held(spec, section.fields[name])?.asset : undefined;
}

/**
 * Light words over a picture that its owner shades less than it needs. At full strength they keep 4.5:1 on any picture;
 * below that the picture's own colour decides. What is warned of fails on most of the picture.
 */
export function pictureContrast(
  section: Section,
  place: ProblemPlace,
  facts: { template: TemplateSpec; colourOf: PictureColour; primary: LanguageCode },
): Problem[] {
  const { template, colourOf, primary } = facts;
  const asset = template.shades && pictureBehind(template, section);
  const colour = asset === undefined ? undefined : colourOf(asset);
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
