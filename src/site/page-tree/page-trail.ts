import { held } from "#/fields/held-value.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { LocalizedText } from "../localized-text.ts";
import { navigationFields } from "../navigation.ts";
import type { PageEntry, PageIndex } from "../page-index.ts";
import { barLinks, leadsToPage, linkOf } from "./bar-links.ts";

/** A page on the way from the home page to another one. */
export interface TrailStep {
  readonly entry: PageEntry;
  /** The words with which the menu leads there; undefined where it doesn't. */
  readonly words: LocalizedText | undefined;
}

/** The way to a page, from the home page to the page itself; empty for the home page and for one that isn't there. */
export type Trails = (page: string) => readonly TrailStep[];

/** What the menu says of a page: the first of its links that leads there, and the page whose menu that is in. */
interface MenuPlace {
  readonly item: StoredItem;
  readonly parent: string | undefined;
}

function menuPlaces(navigation: StoredFields): Map<string, MenuPlace> {
  const places = new Map<string, MenuPlace>();
  const owners = new Map<string, string>();
  for (const { item, parent } of barLinks(navigation)) {
    const link = linkOf(item);
    if (link?.kind !== "page" || !leadsToPage(item, link.page)) continue;
    if (parent === null) owners.set(item.id, link.page);
    const above = parent === null ? undefined : owners.get(parent);
    const known = places.get(link.page);
    // a link within a menu says more of a page's place than one of the bar itself
    if (!known || (known.parent === undefined && above !== undefined && above !== link.page))
      places.set(link.page, { item: known?.item ?? item, parent: above });
  }
  return places;
}

/** The page with the longest path that this one's begins with, other than the home page. */
function pageAbove(path: string, byPath: ReadonlyMap<string, PageEntry>): PageEntry | undefined {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const above = byPath.get(path.slice(0, end));
    if (above) return above;
  }
  return undefined;
}

function createTrails(navigation: StoredFields, { entries }: PageIndex): Trails {
  const [home] = entries;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const places = menuPlaces(navigation);
  const stepTo = (entry: PageEntry): TrailStep => ({
    entry,
    words: held(navigationFields.links.item.text, places.get(entry.id)?.item["text"]),
  });
  return (page) => {
    const steps: TrailStep[] = [];
    const seen = new Set([home?.id]);
    let entry = byId.get(page);
    while (entry && !seen.has(entry.id)) {
      seen.add(entry.id);
      steps.unshift(stepTo(entry));
      entry = byId.get(places.get(entry.id)?.parent ?? "") ?? pageAbove(entry.path, byPath);
    }
    return home && steps.length > 0 ? [stepTo(home), ...steps] : [];
  };
}

const known = new WeakMap<object, { index: PageIndex; trails: Trails }>();

/**
 * The trails of a site's pages, by the links of its bar as they are stored. A page is below the page in whose menu the bar
 * has it, else below the page whose path its own begins with, else below the home page. Remembered as long as neither
 * links nor index change.
 */
export function pageTrails(links: unknown, index: PageIndex): Trails {
  if (typeof links !== "object" || links === null) return createTrails({}, index);
  const last = known.get(links);
  if (last?.index === index) return last.trails;
  const trails = createTrails({ links }, index);
  known.set(links, { index, trails });
  return trails;
}
