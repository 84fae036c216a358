import { mayApply } from "#/api/roles.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { Picture } from "#/site/image.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Section } from "#/site/section.ts";
import { headingField } from "#/site/section-heading.ts";
import type { Theme } from "#/site/theme.ts";
import type { Editor } from "../../session/editor.ts";
import { sectionOnPicture, withField } from "./section-on-picture.ts";
import type { OnPicture } from "./section-on-picture.ts";
import type { PictureSpot } from "./upload-state.ts";

/** A step that sets one field. */
interface FieldStep extends Step {
  readonly args: {
    readonly target: Target;
    readonly path: readonly string[];
    readonly value: unknown;
  };
}

/** What sets a number or choice of a section, where it gets another value and the person may. */
function changes(
  { role }: Editor,
  target: Target,
  { name, was, value }: { readonly name: string; readonly was: unknown; readonly value: unknown },
): FieldStep[] {
  const step = { name: "field.set", args: { target, path: [name], value } };
  return value !== was && mayApply(role.get(), step) ? [step] : [];
}

/**
 * What gives words the colour that needs the weaker veil on another picture. One that the owner chose though the picture
 * before needed the other stays.
 */
function inkSteps(editor: Editor, target: Target, found: OnPicture, next: Section): FieldStep[] {
  const { section, specs, inkIn } = found;
  const name = fieldOfRole(specs, "ink");
  const [fitting, value] = [inkIn(section), inkIn(next)];
  if (name === undefined || value === undefined) return [];
  const was = section.fields[name];
  if (fitting !== undefined && fitting !== was) return [];
  return changes(editor, target, { name, was, value });
}

/** A section as steps of field.set make it. */
function after(section: Section, steps: readonly FieldStep[]): Section {
  return steps.reduce((one, { args }) => withField(one, args.path[0] ?? "", args.value), section);
}

/**
 * What puts a picture into its field, or takes it out. Where words stand on it, they take the colour that needs the
 * weaker veil, and the shade behind them becomes as strong as they need and no stronger, or the template's own where that
 * isn't known. A shade that the owner has chosen stays as long as the words keep their colour.
 */
export function pictureSteps(
  editor: Editor,
  spot: PictureSpot,
  value: Picture | null,
): FieldStep[] {
  const { target, path } = spot;
  const step = { name: "picture.set", args: { target, path, value } };
  const found = path.length === 1 ? sectionOnPicture(editor, target) : undefined;
  if (!found || found.backdrop !== path[0]) return [step];
  const { section, shade, backdrop } = found;
  const next = withField(section, backdrop, value);
  const moved = inkSteps(editor, target, found, next);
  if (!shade) return [step, ...moved];
  const { name, current, initial, neededIn } = shade;
  const isOwn = current !== initial && current !== neededIn(section);
  if (isOwn && moved.length === 0) return [step];
  const needed = neededIn(after(next, moved)) ?? initial;
  return [step, ...moved, ...changes(editor, target, { name, was: current, value: needed })];
}

/** Whether a field decides what is behind the words of a section: its picture, their side, or their colour. */
function isBehindWords({ specs, backdrop }: OnPicture, name: string): boolean {
  const heading = headingField({ fields: specs });
  return (
    name === backdrop ||
    name === fieldOfRole(specs, "ink") ||
    (heading !== undefined && specs[name]?.aligns === heading)
  );
}

interface Change {
  readonly target: Target;
  readonly step: Step;
  /** The section before it, and as it makes it. */
  readonly found: OnPicture;
  readonly next: Section;
}

/** A step, and the shade that follows it where it is the one that the words needed until now: any other is its owner's. */
function withShade(editor: Editor, { target, step, found, next }: Change): Step[] {
  const { section, shade } = found;
  const value = shade?.neededIn(next);
  if (!shade || value === undefined || shade.current !== shade.neededIn(section)) return [step];
  const { name, current: was } = shade;
  return [step, ...changes(editor, target, { name, was, value })];
}

/** What sets a field of a section: a crop, an alignment, a colour. The shade behind its words follows. */
export function fieldSteps(editor: Editor, step: FieldStep): Step[] {
  const { target, path, value } = step.args;
  const [name = ""] = path;
  const found = path.length === 1 ? sectionOnPicture(editor, target) : undefined;
  if (!found || !isBehindWords(found, name)) return [step];
  return withShade(editor, { target, step, found, next: withField(found.section, name, value) });
}

/** What gives a section a side of its own, or (null) the theme's again. The shade behind its words follows. */
export function sideSteps(
  editor: Editor,
  target: Target,
  orientation: Theme["orientation"] | null,
): Step[] {
  const where = "part" in target ? { target } : target;
  const step = { name: "section.set", args: { ...where, theme: { orientation } } };
  const found = sectionOnPicture(editor, target);
  if (!found) return [step];
  const { orientation: _, ...section } = found.section;
  const next = { ...section, ...(orientation && { orientation }) };
  return withShade(editor, { target, step, found, next });
}
