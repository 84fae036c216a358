import type { FieldSpecs } from "#/fields/kinds.ts";
import { isOfKind } from "#/fields/held-value.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { areOneFamily } from "#/site/section.ts";

/** Other templates that a section may take: headers and footers among themselves, all others among each other. */
export interface Layouts {
  /** Those of its own family first, then the others of its kind. */
  readonly alike: readonly SectionDefinition[];
  /** Those first that have most of what it consists of. */
  readonly others: readonly SectionDefinition[];
}

/** Categories that are one kind to whoever looks for another layout. */
const oneKind: Readonly<Record<string, string>> = { portfolio: "gallery" };

function kindIn({ category }: SectionDefinition): string {
  return oneKind[category] ?? category;
}

/** What fields a section has, and what those of its lists, however deep. */
function partsOf(specs: FieldSpecs, within = ""): readonly string[] {
  return Object.values(specs).flatMap((spec) => {
    const part = [within, spec.kind, spec.role].filter(Boolean).join(" ");
    return isOfKind(spec, "list") ? ["list", ...partsOf(spec.item, "list")] : [part];
  });
}

/** What is listed says more of what a section is than that it has a title. */
function weight(parts: ReadonlySet<string>): number {
  return [...parts].reduce((sum, part) => sum + (part.startsWith("list") ? 3 : 1), 0);
}

/** How much two templates have in common, from 0 to 1. */
function likeness(one: SectionDefinition, other: SectionDefinition): number {
  const [own, others] = [new Set(partsOf(one.fields)), new Set(partsOf(other.fields))];
  return weight(own.intersection(others)) / weight(own.union(others));
}

const apart = new Set(["header", "footer"]);

/** The layouts for a section of a template. */
export function layoutsFor(
  own: SectionDefinition,
  registry: readonly SectionDefinition[],
): Layouts {
  const fitting = registry.filter(
    ({ id, category }) =>
      id !== own.id && (apart.has(own.category) ? category === own.category : !apart.has(category)),
  );
  const alike = fitting.filter(
    (other) => areOneFamily(own, other) || kindIn(other) === kindIn(own),
  );
  const distance = (other: SectionDefinition): number => (areOneFamily(own, other) ? 0 : 1);
  return {
    alike: alike.toSorted((one, other) => distance(one) - distance(other)),
    others: fitting
      .filter((one) => !alike.includes(one))
      .toSorted((one, other) => likeness(own, other) - likeness(own, one)),
  };
}
