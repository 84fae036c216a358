import type { SectionDefinition } from "#/sections/kit/index.ts";
import { categories } from "#/site/section.ts";
import type { Category } from "#/site/section.ts";
import type { InterfaceLanguage } from "../../i18n.ts";

export type CategoryChoice = Category | "all";

/** The footer belongs to the site, so no page can get one. */
export function offeredTemplates(
  registry: readonly SectionDefinition[],
): readonly SectionDefinition[] {
  return registry.filter(({ category }) => category !== "footer");
}

/** Categories that have templates, with their numbers, "all" first. */
export function countedCategories(
  offered: readonly SectionDefinition[],
): readonly { category: CategoryChoice; count: number }[] {
  const counted = categories.map((category) => ({
    category,
    count: offered.filter((one) => one.category === category).length,
  }));
  return [{ category: "all", count: offered.length }, ...counted.filter(({ count }) => count > 0)];
}

export interface TemplateQuery {
  readonly category: CategoryChoice;
  readonly query: string;
  readonly language: InterfaceLanguage;
  readonly categoryName: (category: Category) => string;
}

/** The templates of a category that have every word of the query in their name, id, sentence or category. */
export function foundTemplates(
  offered: readonly SectionDefinition[],
  { category, query, language, categoryName }: TemplateQuery,
): readonly SectionDefinition[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return offered.filter((one) => {
    if (category !== "all" && one.category !== category) return false;
    const parts = [
      one.label[language],
      one.description[language],
      one.id.replaceAll("_", " "),
      categoryName(one.category),
    ];
    const text = parts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
