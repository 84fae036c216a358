import { mayApply } from "#/api/roles.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import { templates } from "#/sections/definitions.ts";
import { bringUpSection } from "#/site/bring-up.ts";
import { shadeNeeded } from "#/site/checks/picture-contrast.ts";
import type { Picture } from "#/site/image.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import { findTarget } from "#/site/operations/target.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";
import type { PictureSpot } from "./upload-state.ts";

/**
 * The shade that a section's words need on a picture, or the template's own where that isn't known and where there is no
 * picture; undefined where the section has none of its own, or its owner chose it.
 */
function shadeStep(
  { store, assets }: Editor,
  { target, path }: PictureSpot,
  picture: Picture | null,
): Step | undefined {
  const records = store.records();
  const { site } = records;
  const found = findTarget(records, target);
  const template = found && "section" in found && templates(found.section.template);
  if (!site || !template || path.length > 1) return undefined;
  const section = bringUpSection(found.section, templates);
  const name = fieldOfRole(template.fields, "shade", "number");
  const spec = name === undefined ? undefined : template.fields[name];
  const [backdrop = ""] = path;
  if (name === undefined || !isOfKind(spec, "number")) return undefined;
  if (fieldOfRole(template.fields, "backdrop", "picture") !== backdrop) return undefined;
  const neededIn = (one: Section): number | undefined =>
    shadeNeeded(one, {
      template,
      groundOf: (id) => assets.get().get(id),
      side: section.orientation ?? site.theme.orientation,
      primary: primaryLanguage(site.languages),
    });
  const current = held(spec, section.fields[name]) ?? spec.initial;
  if (current !== spec.initial && current !== neededIn(section)) return undefined;
  const fields = { ...section.fields, [backdrop]: picture };
  const value = neededIn({ ...section, fields }) ?? spec.initial;
  return value === current
    ? undefined
    : { name: "field.set", args: { target, path: [name], value } };
}

/**
 * What puts a picture into its field, or takes it out. Where words stand on it, the shade behind them becomes as strong
 * as they need and no stronger, unless the owner has chosen another one.
 */
export function pictureSteps(editor: Editor, spot: PictureSpot, value: Picture | null): Step[] {
  const { target, path } = spot;
  const shade = shadeStep(editor, spot, value);
  return [
    { name: "picture.set", args: { target, path, value } },
    ...(shade && mayApply(editor.role.get(), shade) ? [shade] : []),
  ];
}
