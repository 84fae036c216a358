import type { OwnWords } from "#/fields/field-spec.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { categories } from "#/sections/categories.ts";

/** The id of a category, "saved", "linked", or "all". */
export type CategoryChoice = string;

/** The footer belongs to the site, so no page can get one. */
export function offeredTemplates(
  registry: readonly SectionDefinition[],
): readonly SectionDefinition[] {
  return registry.filter(({ category }) => category !== "footer");
}

/** What the account has saved, where it can save something. */
interface SavedCount {
  readonly isOffered: boolean;
  readonly list: readonly unknown[] | undefined;
}

/** Categories that have templates, with their numbers, "all" first, then those that were saved, and the linked ones. */
export function countedCategories(
  offered: readonly SectionDefinition[],
  { isOffered, list = [] }: SavedCount,
  linked = 0,
): readonly { category: CategoryChoice; count: number }[] {
  const counted = categories.map(({ id }) => ({
    category: id,
    count: offered.filter((one) => one.category === id).length,
  }));
  return [
    { category: "all", count: offered.length + list.length + linked },
    ...(isOffered ? [{ category: "saved", count: list.length }] : []),
    ...(linked > 0 ? [{ category: "linked", count: linked }] : []),
    ...counted.filter(({ count }) => count > 0),
  ];
}

export interface TemplateQuery {
  readonly category: CategoryChoice;
  readonly query: string;
  readonly labelOf: (definition: SectionDefinition) => string;
  readonly descriptionOf: (definition: SectionDefinition) => string;
  readonly categoryName: (category: string) => string;
  /** Words in the interface's language. */
  readonly wordsOf: (words: OwnWords) => string;
}

/** How near the query is to a template: its name begins so, has it, or something else of it has. */
function rank(label: string, query: string): number {
  const at = label.toLowerCase().indexOf(query.trim().toLowerCase());
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}

/** The longest text that says what a section is for, in characters; longer ones are about one owner. */
const longestLead = 40;

/** The few words over a template's title: "Who works here" finds the team. */
function leadOf({ fields }: SectionDefinition): readonly OwnWords[] {
  return Object.values(fields).flatMap((spec) =>
    spec.kind === "text" && spec.role === undefined && spec.limit <= longestLead
      ? spec.initial
      : [],
  );
}

/** The templates of a category that have every word of the query in name, id, sentence, category or first words; by name first. */
export function foundTemplates(
  offered: readonly SectionDefinition[],
  { category, query, labelOf, descriptionOf, categoryName, wordsOf }: TemplateQuery,
): readonly SectionDefinition[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = offered.filter((one) => {
    if (category !== "all" && one.category !== category) return false;
    const name = categoryName(one.category);
    const text = [
      labelOf(one),
      descriptionOf(one),
      one.id.replaceAll("_", " "),
      name,
      ...leadOf(one).map(wordsOf),
    ];
    return words.every((word) => text.join(" ").toLowerCase().includes(word));
  });
  const rankOf = (one: SectionDefinition): number => rank(labelOf(one), query);
  return query === "" ? found : found.toSorted((one, other) => rankOf(one) - rankOf(other));
}
