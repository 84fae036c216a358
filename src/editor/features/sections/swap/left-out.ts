import { findSection } from "#/sections/definitions.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { Section } from "#/site/section.ts";

/** How many items of its lists a section doesn't show in another layout, whose lists have the same names but hold fewer. */
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
  return counts.reduce((sum, count) => sum + count, 0);
}
