import type { StoredItem } from "#/fields/stored-fields.ts";
import type { PageEntry, PageIndex } from "../page-index.ts";
import type { SiteRecord } from "../site.ts";
import { barLinks, linkOf, menuOf } from "./bar-links.ts";

/** A row of the tree of pages (decision 170). */
export interface TreeRow {
  /** The link's id, or that of a page without one. */
  readonly id: string;
  /** The page that it is about; undefined for a link to anything else. */
  readonly entry: PageEntry | undefined;
  /** The link of the bar; undefined where the bar doesn't lead there. */
  readonly item: StoredItem | undefined;
  /** The link whose menu it is in. */
  readonly parent: string | null;
  /** How many rows of its own menu follow. */
  readonly children: number;
  readonly isHome: boolean;
}

export interface PageTree {
  /** In the order of the bar. */
  readonly menu: readonly TreeRow[];
  /** Pages that the bar doesn't lead to, in the order of the index. */
  readonly others: readonly TreeRow[];
}

function pageRow(entry: PageEntry, isHome: boolean): TreeRow {
  return { id: entry.id, entry, item: undefined, parent: null, children: 0, isHome };
}

/** The pages of a site as its bar shows them. The home page, to which the logo leads, is first unless it has a link. */
export function pageTree(
  index: PageIndex,
  { navigation }: Pick<SiteRecord, "navigation">,
): PageTree {
  const entries = new Map(index.entries.map((entry) => [entry.id, entry]));
  const home = index.entries[0];
  const linked = new Set<string>();
  const rows = barLinks(navigation).map(({ item, parent }): TreeRow => {
    const link = linkOf(item);
    const isPage = link?.kind === "page" && link.section === undefined;
    const entry = isPage ? entries.get(link.page) : undefined;
    if (entry) linked.add(entry.id);
    const children = parent === null ? menuOf(item).length : 0;
    return { id: item.id, entry, item, parent, children, isHome: entry === home && !!entry };
  });
  const hasHome = home !== undefined && linked.has(home.id);
  return {
    menu: home && !hasHome ? [pageRow(home, true), ...rows] : rows,
    others: index.entries
      .filter((entry) => entry !== home && !linked.has(entry.id))
      .map((entry) => pageRow(entry, false)),
  };
}
