import { mayApply } from "#/api/roles.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { templates } from "#/sections/definitions.ts";
import { bringUpSection } from "#/site/bring-up.ts";
import { shadeNeeded } from "#/site/checks/picture-contrast.ts";
import type { Picture } from "#/site/image.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import { findTarget } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Section } from "#/site/section.ts";
import { headingField } from "#/site/section-heading.ts";
import type { Theme } from "#/site/theme.ts";
import type { Editor } from "../../session/editor.ts";
import type { PictureSpot } from "./upload-state.ts";

/** A step that sets one field. */
interface FieldStep extends Step {
  readonly args: {
    readonly target: Target;
    readonly path: readonly string[];
    readonly value: unknown;
  };
}

interface Shaded {
  readonly section: Section;
  readonly specs: FieldSpecs;
  /** The field of the shade, and what the template gives it. */
  readonly name: string;
  readonly initial: number;
  readonly current: number;
  /** The shade that the words of a section like this need, as far as that is known. */
  neededIn(section: Section): number | undefined;
}

/** A section whose words stand on a picture with a shade of its own; undefined of other targets. */
function shadedSection({ store, assets }: Editor, target: Target): Shaded | undefined {
  const records = store.records();
  const { site } = records;
  const found = findTarget(records, target);
  const template = found && "section" in found && templates(found.section.template);
  if (!site || !template) return undefined;
  const section = bringUpSection(found.section, templates);
  const name = fieldOfRole(template.fields, "shade", "number");
  const spec = name === undefined ? undefined : template.fields[name];
  if (name === undefined || !isOfKind(spec, "number")) return undefined;
  return {
    section,
    specs: template.fields,
    name,
    initial: spec.initial,
    current: held(spec, section.fields[name]) ?? spec.initial,
    neededIn: (one) =>
      shadeNeeded(one, {
        template,
        groundOf: (id) => assets.get().get(id),
        side: one.orientation ?? site.theme.orientation,
        primary: primaryLanguage(site.languages),
      }),
  };
}

function backdropOf({ specs }: Shaded): string | undefined {
  return fieldOfRole(specs, "backdrop", "picture");
}

function withField({ section }: Shaded, name: string, value: unknown): Section {
  return { ...section, fields: { ...section.fields, [name]: value } };
}

/** What sets a shade, where it is another one and the person may. */
function shadeSteps(
  editor: Editor,
  target: Target,
  { name, current }: Shaded,
  value: number,
): Step[] {
  const step = { name: "field.set", args: { target, path: [name], value } };
  return value !== current && mayApply(editor.role.get(), step) ? [step] : [];
}

/**
 * What puts a picture into its field, or takes it out. Where words stand on it, the shade behind them becomes as strong
 * as they need and no stronger, or the template's own where that isn't known, unless the owner has chosen another one.
 */
export function pictureSteps(editor: Editor, spot: PictureSpot, value: Picture | null): Step[] {
  const { target, path } = spot;
  const step = { name: "picture.set", args: { target, path, value } };
  const shaded = path.length === 1 ? shadedSection(editor, target) : undefined;
  const backdrop = shaded && backdropOf(shaded);
  if (!shaded || backdrop === undefined || backdrop !== path[0]) return [step];
  const { section, current, initial, neededIn } = shaded;
  if (current !== initial && current !== neededIn(section)) return [step];
  const needed = neededIn(withField(shaded, backdrop, value)) ?? initial;
  return [step, ...shadeSteps(editor, target, shaded, needed)];
}

/** Whether a field decides what is behind the words of a section: its picture, their side, or their colour. */
function isBehindWords({ specs }: Shaded, name: string): boolean {
  const heading = headingField({ fields: specs });
  return (
    name === fieldOfRole(specs, "backdrop", "picture") ||
    name === fieldOfRole(specs, "ink") ||
    (heading !== undefined && specs[name]?.aligns === heading)
  );
}

interface Change {
  readonly target: Target;
  readonly step: Step;
  /** The section before it, and as it makes it. */
  readonly shaded: Shaded;
  readonly next: Section;
}

/** A step, and the shade that follows it where it is the one that the words needed until now: any other is its owner's. */
function withShade(editor: Editor, { target, step, shaded, next }: Change): Step[] {
  const { section, current, neededIn } = shaded;
  const needed = neededIn(next);
  if (needed === undefined || current !== neededIn(section)) return [step];
  return [step, ...shadeSteps(editor, target, shaded, needed)];
}

/** What sets a field of a section: a crop, an alignment, a colour. The shade behind its words follows. */
export function fieldSteps(editor: Editor, step: FieldStep): Step[] {
  const { target, path, value } = step.args;
  const [name = ""] = path;
  const shaded = path.length === 1 ? shadedSection(editor, target) : undefined;
  if (!shaded || !isBehindWords(shaded, name)) return [step];
  return withShade(editor, { target, step, shaded, next: withField(shaded, name, value) });
}

/** What gives a section a side of its own, or (null) the theme's again. The shade behind its words follows. */
export function sideSteps(
  editor: Editor,
  target: Target,
  orientation: Theme["orientation"] | null,
): Step[] {
  const where = "part" in target ? { target } : target;
  const step = { name: "section.set", args: { ...where, theme: { orientation } } };
  const shaded = shadedSection(editor, target);
  if (!shaded) return [step];
  const { orientation: _, ...section } = shaded.section;
  const next = { ...section, ...(orientation && { orientation }) };
  return withShade(editor, { target, step, shaded, next });
}
