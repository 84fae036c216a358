import type { SectionDefinition } from "#/sections/kit/index.ts";
import { categories } from "#/sections/categories.ts";

/** The id of a category, "favourites", "recent", "saved", "linked", or "all". */
export type CategoryChoice = string;

/** The footer belongs to the site, so no page can get one. */
export function offeredTemplates(
  registry: readonly SectionDefinition[],
): readonly SectionDefinition[] {
  return registry.filter(({ category }) => category !== "footer");
}

/** The templates that are kept at hand, by their ids. */
export interface AtHand {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

function named(offered: readonly SectionDefinition[], ids: readonly string[]) {
  return ids.flatMap((id) => offered.find((one) => one.id === id) ?? []);
}

/** The templates of a category; those that are at hand in their own order. */
export function templatesIn(
  category: CategoryChoice,
  offered: readonly SectionDefinition[],
  atHand: AtHand,
): readonly SectionDefinition[] {
  if (category === "all") return offered;
  if (category === "favourites" || category === "recent") return named(offered, atHand[category]);
  return offered.filter((one) => one.category === category);
}

/** What the account has saved or starred, where it can keep something. */
interface SavedCount {
  readonly isOffered: boolean;
  readonly list: readonly unknown[] | undefined;
}

interface Counted {
  readonly saved: SavedCount;
  readonly atHand?: AtHand;
  readonly linked?: number;
}

/** Categories with their numbers: all, those of the owner's own, and those of the kinds of templates that are there. */
export function countedCategories(
  offered: readonly SectionDefinition[],
  { saved: { isOffered, list = [] }, atHand = { favourites: [], recent: [] }, linked = 0 }: Counted,
): readonly { category: CategoryChoice; count: number }[] {
  const count = (category: CategoryChoice) => ({
    category,
    count: templatesIn(category, offered, atHand).length,
  });
  const recent = count("recent");
  return [
    { category: "all", count: offered.length + list.length + linked },
    ...(isOffered ? [count("favourites")] : []),
    ...(recent.count > 0 ? [recent] : []),
    ...(isOffered ? [{ category: "saved", count: list.length }] : []),
    ...(linked > 0 ? [{ category: "linked", count: linked }] : []),
    ...categories.map(({ id }) => count(id)).filter((one) => one.count > 0),
  ];
}
