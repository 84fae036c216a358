import { templates } from "#/sections/definitions.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { Step } from "#/site/operations/operation.ts";
import { findTarget } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";

/** The paths of the items' icons that stand in place of the section's icon field `shared`. */
export function ownIcons(records: Records, target: Target, shared: string): string[][] {
  const found = findTarget(records, target);
  if (!found || !("section" in found)) return [];
  const paths: string[][] = [];
  walkFields(templates(found.section.template)?.fields ?? {}, found.fields, (spot) => {
    const { spec, value } = spot;
    if (spec.kind === "icon" && spec.fallback === shared && value !== "") paths.push(spot.path());
  });
  return paths;
}

/** Gives the section's icon field `shared` this value, and every item the section's icon. */
export function sharedIconSteps(
  records: Records,
  target: Target,
  { shared, value }: { shared: string; value: string },
): Step[] {
  return [
    { name: "field.set", args: { target, path: [shared], value } },
    ...ownIcons(records, target, shared).map((path) => ({
      name: "field.set",
      args: { target, path, value: "" },
    })),
  ];
}
