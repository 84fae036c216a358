import type { SectionDefinition } from "#/sections/kit/index.ts";
import { areOneFamily } from "#/site/section.ts";

/** Other templates that a section may take: headers and footers among themselves, all others among each other. */
export interface Layouts {
  /** Those of its own family first, then the others of its category. */
  readonly alike: readonly SectionDefinition[];
  readonly others: readonly SectionDefinition[];
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
    (other) => areOneFamily(own, other) || other.category === own.category,
  );
  const distance = (other: SectionDefinition): number => (areOneFamily(own, other) ? 0 : 1);
  return {
    alike: alike.toSorted((one, other) => distance(one) - distance(other)),
    others: fitting.filter((one) => !alike.includes(one)),
  };
}
