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

/** What a search and filters leave of them. */
interface Left {
  /** How many templates are found in a category: where none has all of the words, those that come nearest. */
  readonly countOf: (category: CategoryChoice) => number;
  /** How many of the account's own, and of those that are linked. */
  readonly own: number;
  readonly linked: number;
  /** Whether all of them are shown together: filters leave templates only. */
  readonly isMixed: boolean;
}

interface Counted {
  readonly saved: SavedCount;
  readonly atHand?: AtHand;
  readonly linked?: number;
  readonly left?: Left;
}

const nothingAtHand: AtHand = { favourites: [], recent: [] };

/**
 * Categories with the numbers of what is left of them: all, those of the owner's own, and those of the kinds of templates
 * that are there. A search empties categories and takes none away from under the pointer.
 */
export function countedCategories(
  offered: readonly SectionDefinition[],
  { saved: { isOffered, list = [] }, atHand = nothingAtHand, linked = 0, left }: Counted,
): readonly { category: CategoryChoice; count: number }[] {
  const sizeOf = (category: CategoryChoice) => templatesIn(category, offered, atHand).length;
  const everything: Left = { countOf: sizeOf, own: list.length, linked, isMixed: true };
  const { countOf, own, linked: linkedLeft, isMixed } = left ?? everything;
  const count = (category: CategoryChoice) => ({ category, count: countOf(category) });
  return [
    { category: "all", count: countOf("all") + (isMixed ? own + linkedLeft : 0) },
    ...(isOffered ? [count("favourites")] : []),
    ...(sizeOf("recent") > 0 ? [count("recent")] : []),
    ...(isOffered ? [{ category: "saved", count: own }] : []),
    ...(linked > 0 ? [{ category: "linked", count: linkedLeft }] : []),
    ...categories.flatMap(({ id }) => (sizeOf(id) > 0 ? [count(id)] : [])),
  ];
}
