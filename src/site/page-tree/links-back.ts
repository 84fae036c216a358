import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { navigationFields } from "../navigation.ts";
import type { Step } from "../operations/operation.ts";
import { readSite } from "../operations/target.ts";
import type { SiteRecord } from "../site.ts";
import { barLinks, leadsOntoPage, listPath, menuOf, topLinks } from "./bar-links.ts";
import { pageOf } from "./footer-steps.ts";
import { linkLists } from "./link-lists.ts";
import type { LinkList } from "./link-lists.ts";
import type { StepSource } from "./step-source.ts";

/** The site as it was while it had the page. */
export type SiteThen = Pick<SiteRecord, "navigation" | "footer">;

type LinksSource = Pick<StepSource, "records" | "templates">;

/** A list that links come back to. */
interface Place {
  readonly target: { readonly part: "navigation" | "footer" };
  readonly path: readonly string[];
  /** Most items that it takes. */
  readonly max: number;
  /** What is in it by now, as ids. */
  readonly now: Set<string>;
}

/** The last of these that is in a list by now; null where none is. */
function lastOf(before: readonly StoredItem[], { now }: Place): string | null {
  return before.findLast(({ id }) => now.has(id))?.id ?? null;
}

/** Puts an item behind what it stood behind; nothing where the list is full. */
function putBack({ now, max, ...list }: Place, item: StoredItem, after: string | null): Step[] {
  if (now.size >= max) return [];
  now.add(item.id);
  return [{ name: "item.add", args: { ...list, item, after } }];
}

function before(items: readonly StoredItem[], item: StoredItem): readonly StoredItem[] {
  return items.slice(0, items.indexOf(item));
}

/** A link of a menu that came into the bar when the link that it was in went, and is what it was. */
function isMovedOut(top: readonly StoredItem[], own: StoredItem): boolean {
  const found = top.find(({ id }) => id === own.id);
  const isSame = (name: string): boolean =>
    JSON.stringify(found?.[name]) === JSON.stringify(own[name]);
  return found !== undefined && menuOf(found).length === 0 && isSame("text") && isSame("link");
}

function idsOf(items: readonly StoredItem[]): Set<string> {
  return new Set(items.map(({ id }) => id));
}

/** The bar and the menus of its links, as they are by now. */
function barPlaces(navigation: StoredFields) {
  const target = { part: "navigation" } as const;
  const { links } = navigationFields;
  const top = topLinks(navigation);
  const bar: Place = { target, path: listPath(null), max: links.max, now: idsOf(top) };
  const menuPlace = (item: StoredItem): Place => {
    const { max } = links.item.links;
    return { target, path: listPath(item.id), max, now: idsOf(menuOf(item)) };
  };
  return { top, bar, menus: new Map(top.map((item) => [item.id, menuPlace(item)])) };
}

/** The links of the bar and of its menus that led to a page or onto it and are nowhere in it any more. */
function barBack({ records }: LinksSource, then: SiteThen, page: string): Step[] {
  const { navigation } = readSite(records);
  const { top, bar, menus } = barPlaces(navigation);
  const all = idsOf(barLinks(navigation).map(({ item }) => item));
  const wasTop = topLinks(then.navigation);
  const isLost = (item: StoredItem): boolean => leadsOntoPage(item, page) && !all.has(item.id);

  /** With its menu: what came out of that into the bar goes back where nobody changed it. */
  function linkBack(item: StoredItem): Step[] {
    const out = menuOf(item).filter((own) => isMovedOut(top, own));
    const links = menuOf(item).filter((own) => isLost(own) || out.includes(own));
    for (const { id } of out) bar.now.delete(id);
    const { target, path } = bar;
    return [
      ...out.map((own) => ({ name: "item.remove", args: { target, path, item: own.id } })),
      ...putBack(bar, { ...item, links }, lastOf(before(wasTop, item), bar)),
    ];
  }

  /** Where the link of its menu is gone, it comes into the bar, as it would have when that went. */
  function menuLinkBack(own: StoredItem, parent: StoredItem): Step[] {
    const menu = menus.get(parent.id);
    if (menu) return putBack(menu, own, lastOf(before(menuOf(parent), own), menu));
    return putBack(bar, { ...own, links: [] }, lastOf(before(wasTop, parent), bar));
  }

  return wasTop.flatMap((item) => {
    if (isLost(item)) return linkBack(item);
    const lost = menuOf(item).filter(isLost);
    return lost.flatMap((own) => menuLinkBack(own, item));
  });
}

/** The links of the footer that led to a page or onto it and are gone from their list, where that is still there. */
function footerBack({ records, templates }: LinksSource, then: SiteThen, page: string): Step[] {
  const { footer } = readSite(records);
  const specs = templates(footer.template)?.fields;
  if (!specs || footer.template !== then.footer.template) return [];
  const key = ({ path }: LinkList): string => path.join("/");
  const lists = new Map(linkLists(specs, footer.fields).map((list) => [key(list), list]));
  const all = idsOf([...lists.values()].flatMap(({ items }) => items));
  return linkLists(specs, then.footer.fields).flatMap((list) => {
    const current = lists.get(key(list));
    if (!current) return [];
    const { path, spec, items } = current;
    const place: Place = { target: { part: "footer" }, path, max: spec.max, now: idsOf(items) };
    return list.items
      .filter((item) => pageOf(item, list) === page && !all.has(item.id))
      .flatMap((item) => putBack(place, item, lastOf(before(list.items, item), place)));
  });
}

/**
 * Puts the links to a page that was removed back into bar and footer, where they stood. What somebody did to them and
 * around them since stays: a link that is there is left alone, and one whose list is full or gone stays away.
 */
export function linksBackSteps(source: LinksSource, then: SiteThen, page: string): Step[] {
  return [...barBack(source, then, page), ...footerBack(source, then, page)];
}
