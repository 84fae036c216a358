import { fieldOfRole } from "#/fields/field-of-role.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { templates } from "#/sections/definitions.ts";
import { bringUpSection } from "#/site/bring-up.ts";
import { inkNeeded, shadeNeeded } from "#/site/checks/picture-contrast.ts";
import type { ContrastFacts } from "#/site/checks/picture-contrast.ts";
import { primaryLanguage } from "#/site/language.ts";
import { findTarget } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Section, TemplateSpec } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";

type Ink = "light" | "dark";

/** The field of the shade behind words. */
interface Shade {
  readonly name: string;
  /** What the template gives it. */
  readonly initial: number;
  readonly current: number;
  /** The shade that the words of a section like this need, as far as that is known. */
  neededIn(section: Section): number | undefined;
}

/** A section whose words may stand on a picture. */
export interface OnPicture {
  readonly section: Section;
  readonly specs: FieldSpecs;
  /** The field of that picture. */
  readonly backdrop: string;
  readonly shade: Shade | undefined;
  /** The colour of words that a section like this needs; undefined where there is no choice, or nothing is known. */
  inkIn(section: Section): Ink | undefined;
}

function shadeOf(
  { fields: specs }: TemplateSpec,
  section: Section,
  neededIn: Shade["neededIn"],
): Shade | undefined {
  const name = fieldOfRole(specs, "shade", "number");
  const spec = name === undefined ? undefined : specs[name];
  if (name === undefined || !isOfKind(spec, "number")) return undefined;
  const { initial } = spec;
  return { name, initial, current: held(spec, section.fields[name]) ?? initial, neededIn };
}

/** The section whose words may stand on a picture; undefined of other targets. */
export function sectionOnPicture({ store, assets }: Editor, target: Target): OnPicture | undefined {
  const records = store.records();
  const { site } = records;
  const found = findTarget(records, target);
  const template = found && "section" in found && templates(found.section.template);
  if (!site || !template) return undefined;
  const backdrop = fieldOfRole(template.fields, "backdrop", "picture");
  if (backdrop === undefined) return undefined;
  const section = bringUpSection(found.section, templates);
  const factsOf = (one: Section): ContrastFacts => ({
    template,
    groundOf: (id) => assets.get().get(id),
    side: one.orientation ?? site.theme.orientation,
    primary: primaryLanguage(site.languages),
  });
  // the text of dark pages is light, whichever of the two it is
  const isDarkMode = (section.colorMode ?? site.theme.colorMode) === "DARK";
  return {
    section,
    specs: template.fields,
    backdrop,
    shade: shadeOf(template, section, (one) => shadeNeeded(one, factsOf(one))),
    inkIn: (one) => (isDarkMode ? undefined : inkNeeded(one, factsOf(one))),
  };
}

export function withField(section: Section, name: string, value: unknown): Section {
  return { ...section, fields: { ...section.fields, [name]: value } };
}
