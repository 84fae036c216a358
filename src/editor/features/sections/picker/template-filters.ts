import type { FieldSpecs } from "#/fields/kinds.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";

/** What owners ask of a section beside what it is for. */
export const templateFilters = ["pictures", "words", "form", "short"] as const;
export type TemplateFilter = (typeof templateFilters)[number];

/** Height by width at 1280 px below which a section is a short one: half of a laptop's window. */
const short = 0.32;

/** Whether pictures are part of what is said; one that may lie behind the words isn't. */
function showsPictures(specs: FieldSpecs): boolean {
  return Object.values(specs).some((spec) =>
    spec.kind === "list"
      ? showsPictures(spec.item)
      : spec.kind === "picture" && (spec.role !== "backdrop" || spec.isExpected),
  );
}

/** Of a header that lies under the bar the picture behind the words is the header. */
function isOfPictures({ fields, isUnderBar }: SectionDefinition): boolean {
  return isUnderBar === true || showsPictures(fields);
}

/** Whether some of the templates show pictures, which an owner has yet to choose. */
export function havePictures(templates: readonly SectionDefinition[]): boolean {
  return templates.some(isOfPictures);
}

const passes: Readonly<Record<TemplateFilter, (definition: SectionDefinition) => boolean>> = {
  pictures: isOfPictures,
  words: (definition) => !isOfPictures(definition),
  form: ({ hasForm }) => hasForm === true,
  short: ({ thumbnailRatio }) => thumbnailRatio <= short,
};

/** The templates that pass all of the filters. */
export function filteredTemplates(
  templates: readonly SectionDefinition[],
  filters: ReadonlySet<TemplateFilter>,
): readonly SectionDefinition[] {
  return templates.filter((one) => [...filters].every((filter) => passes[filter](one)));
}

/** The filters after one was pressed: with pictures and without exclude each other. */
export function pressed(
  filters: ReadonlySet<TemplateFilter>,
  filter: TemplateFilter,
): ReadonlySet<TemplateFilter> {
  const next = new Set(filters);
  if (next.delete(filter)) return next;
  if (filter === "pictures") next.delete("words");
  if (filter === "words") next.delete("pictures");
  return next.add(filter);
}
