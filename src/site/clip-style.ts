import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { OperationContext, Step } from "./operations/operation.ts";
import type { ContentSpot } from "./content-target.ts";
import type { Section } from "./section.ts";

/** A section, or the footer. */
type Spot = ContentSpot | { readonly part: "footer" };

/** Whether a field says how a section looks, and nothing of what it says. */
function isStyle(spec: FieldSpec): boolean {
  const isSetting = spec.kind === "choice" || spec.kind === "number";
  return isSetting && (spec.edited === "popover" || spec.aligns !== undefined);
}

/**
 * What gives a section the looks of another one: its colours, its side, and every setting that both have under one
 * name. A value that the section's own template doesn't take stays out.
 */
export function styleSteps(
  from: Section,
  { spot, section }: { readonly spot: Spot; readonly section: Section },
  { templates }: OperationContext,
): Step[] {
  const given = templates(from.template)?.fields ?? {};
  const taken = Object.entries(templates(section.template)?.fields ?? {});
  const where = "part" in spot ? { target: spot } : spot;
  const { colorMode = null, orientation = null } = from;
  const settings = taken.flatMap(([name, spec]) => {
    const value = from.fields[name];
    if (!isStyle(spec) || given[name]?.kind !== spec.kind || value === section.fields[name])
      return [];
    if (!kindOf(spec).schema(spec, nestedFields).safeParse(value).success) return [];
    return [{ name: "field.set", args: { target: spot, path: [name], value } }];
  });
  return [
    { name: "section.set", args: { ...where, theme: { colorMode, orientation } } },
    ...settings,
  ];
}
