import { held } from "#/fields/held-value.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { Link } from "../link.ts";
import { navigationFields } from "../navigation.ts";

const { item: fields } = navigationFields.links;

/** A link of the bar, and the link whose menu it is in; null where it stands in the bar itself. */
export interface BarLink {
  readonly item: StoredItem;
  readonly parent: string | null;
}

export function linkOf(item: StoredItem): Link | null {
  return held(fields.link, item["link"]) ?? null;
}

/** The links of a link's own menu. */
export function menuOf(item: StoredItem): readonly StoredItem[] {
  return held(fields.links, item["links"]) ?? [];
}

/** The links of the bar itself. */
export function topLinks(navigation: StoredFields): readonly StoredItem[] {
  return held(navigationFields.links, navigation["links"]) ?? [];
}

/** All links of the bar, each followed by those of its menu. */
export function barLinks(navigation: StoredFields): BarLink[] {
  return topLinks(navigation).flatMap((item) => [
    { item, parent: null },
    ...menuOf(item).map((own) => ({ item: own, parent: item.id })),
  ]);
}

/** Whether a link leads to a page as such, and not to one of its sections. */
export function leadsToPage(item: StoredItem, page: string): boolean {
  const link = linkOf(item);
  return link?.kind === "page" && link.page === page && link.section === undefined;
}

/** Whether a link leads to a page or to something on it. */
export function leadsOntoPage(item: StoredItem, page: string): boolean {
  const link = linkOf(item);
  return link?.kind === "page" && link.page === page;
}

/** The list that the links of a menu are in, as a path of the bar; null is the bar itself. */
export function listPath(parent: string | null): string[] {
  return parent === null ? ["links"] : ["links", parent, "links"];
}
