import { findSection } from "#/sections/definitions.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import { kindOf } from "#/fields/kinds.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { Section } from "#/site/section.ts";

/** How many pictures a section shows. */
function countPictures({ template, fields }: Section): number {
  let count = 0;
  walkFields(findSection(template)?.fields ?? {}, fields, ({ spec, value }) => {
    count += kindOf(spec).pictures?.(value, spec).length ?? 0;
  });
  return count;
}

/**
 * How many items a section doesn't show in another layout: of lists that have the same names there but hold fewer, or
 * pictures that have no place in it.
 */
export function leftOut(before: Section, after: Section): number {
  const was = findSection(before.template)?.fields ?? {};
  const specs = findSection(after.template)?.fields ?? {};
  const counts = Object.entries(specs).map(([name, spec]) => {
    const own = was[name];
    if (!isOfKind(spec, "list") || !isOfKind(own, "list")) return 0;
    const items = held(own, before.fields[name])?.length ?? 0;
    const shown = Math.min(held(spec, after.fields[name])?.length ?? 0, spec.max);
    return Math.max(0, items - shown);
  });
  const items = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(items, countPictures(before) - countPictures(after));
}
