import { cutText } from "#/lib/cut-text.ts";
import { held } from "#/fields/held-value.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import { primaryLanguage } from "../language.ts";
import type { LocalizedText } from "../localized-text.ts";
import { navigationFields } from "../navigation.ts";
import type { Step } from "../operations/operation.ts";
import { readSite } from "../operations/target.ts";
import { readIndex, requireEntry } from "../operations/page-rules.ts";
import type { Page } from "../page.ts";
import type { PageEntry } from "../page-index.ts";
import { barLinks, leadsOntoPage, leadsToPage, listPath, menuOf, topLinks } from "./bar-links.ts";
import type { BarLink } from "./bar-links.ts";
import type { TreePlace } from "./drop-place.ts";
import { footerRemovals, footerRenamings, footerStep, relinkFooter } from "./footer-steps.ts";
import type { FooterLink } from "./footer-steps.ts";
import type { TreeRow } from "./page-tree.ts";
import type { StepSource } from "./step-source.ts";

const target = { part: "navigation" } as const;

function add(item: unknown, parent: string | null, after: string | null): Step {
  return { name: "item.add", args: { target, path: listPath(parent), item, after } };
}

function remove(item: string, parent: string | null): Step {
  return { name: "item.remove", args: { target, path: listPath(parent), item } };
}

/** A link to a page, called like it. */
function newLink(
  { records, createId }: StepSource,
  { id, name }: PageEntry,
  parent: string | null,
) {
  const primary = primaryLanguage(readSite(records).languages);
  const { limit } = navigationFields.links.item.text;
  return {
    id: createId(),
    text: { [primary]: { text: cutText(name, limit) } },
    link: { kind: "page", page: id },
    ...(parent === null && { links: [] }),
  };
}

/** Takes a link out of the bar. The links of its own menu come to its place, but for those that `goes` says of. */
function takeOut(
  item: StoredItem,
  parent: string | null,
  goes: (own: StoredItem) => boolean,
): Step[] {
  let after = item.id;
  const moved = menuOf(item).flatMap((own) => {
    if (goes(own)) return [];
    const step = add({ ...own, links: [] }, null, after);
    after = own.id;
    return [step];
  });
  return [...moved, remove(item.id, parent)];
}

interface NewPage {
  readonly entry: PageEntry;
  readonly page: Page;
  /** Where its link goes, and what it says where that isn't just the page's name, or a link that leads to it from now on; null is nowhere. */
  readonly menu:
    | {
        readonly parent: string | null;
        readonly after: string | null;
        readonly words?: LocalizedText;
      }
    | { readonly link: BarLink }
    | null;
  /** Whether it gets a link there, or a link that leads to it from now on. */
  readonly footer: boolean | FooterLink;
}

function menuSteps(site: StepSource, entry: PageEntry, menu: NewPage["menu"]): Step[] {
  if (!menu) return [];
  if ("link" in menu) {
    const { item, parent } = menu.link;
    const path = [...listPath(parent), item.id, "link"];
    return [{ name: "link.set", args: { target, path, value: { kind: "page", page: entry.id } } }];
  }
  const link = newLink(site, entry, menu.parent);
  return [add({ ...link, ...(menu.words && { text: menu.words }) }, menu.parent, menu.after)];
}

/** A new page behind all others, with its links in bar and footer. */
export function addPageSteps(site: StepSource, { entry, page, menu, footer }: NewPage): Step[] {
  const after = readIndex(site.records).entries.at(-1)?.id ?? null;
  return [
    { name: "page.add", args: { entry, page, after } },
    ...menuSteps(site, entry, menu),
    ...(typeof footer === "object" ? [relinkFooter(footer, entry)] : []),
    ...(footer === true ? footerStep(site, entry) : []),
  ];
}

/** Takes links out of the bar. */
function takeOutAll({ records }: StepSource, goes: (item: StoredItem) => boolean): Step[] {
  return topLinks(readSite(records).navigation).flatMap((item) =>
    goes(item)
      ? takeOut(item, null, goes)
      : menuOf(item)
          .filter(goes)
          .map((own) => remove(own.id, item.id)),
  );
}

/** Removes a page with all that leads to it or onto it from bar and footer. */
export function removePageSteps(site: StepSource, page: string): Step[] {
  return [
    ...takeOutAll(site, (item) => leadsOntoPage(item, page)),
    ...footerRemovals(site, page),
    { name: "page.remove", args: { page } },
  ];
}

/** Takes the links to a page out of the bar; those to its sections stay. */
export function hidePageSteps(site: StepSource, page: string): Step[] {
  return takeOutAll(site, (item) => leadsToPage(item, page));
}

/** Takes one link out of the bar. */
export function removeLinkSteps(site: StepSource, link: string): Step[] {
  return takeOutAll(site, (item) => item.id === link);
}

/** Puts a page into the bar: the home page first, any other one last. */
export function showPageSteps(site: StepSource, page: string): Step[] {
  const index = readIndex(site.records);
  const entry = requireEntry(index, page);
  const isHome = index.entries[0]?.id === page;
  const last = topLinks(readSite(site.records).navigation).at(-1)?.id ?? null;
  return [add(newLink(site, entry, null), null, isHome ? null : last)];
}

/** Renames a page, and the links of bar and footer that were called like it. */
export function renamePageSteps(site: StepSource, page: string, name: string): Step[] {
  const { navigation, languages } = readSite(site.records);
  const language = primaryLanguage(languages);
  const { name: was } = requireEntry(readIndex(site.records), page);
  const { limit } = navigationFields.links.item.text;
  const renamings = barLinks(navigation).flatMap(({ item, parent }): Step[] => {
    const text = held(navigationFields.links.item.text, item["text"])?.[language]?.text;
    if (!leadsToPage(item, page) || text !== cutText(was, limit)) return [];
    const path = [...listPath(parent), item.id, "text"];
    const args = { target, path, language, text: cutText(name, limit), was: text };
    return [{ name: "text.set", args }];
  });
  return [
    { name: "page.rename", args: { page, name, was } },
    ...renamings,
    ...footerRenamings(site, { page, name, was }),
  ];
}

function moveWithinMenu(
  item: StoredItem,
  from: string | null,
  to: { readonly parent: string | null; readonly after: string | null },
): Step[] {
  if (from === to.parent) {
    const args = { target, path: listPath(from), item: item.id, after: to.after };
    return [{ name: "item.move", args }];
  }
  const { links: _links, ...plain } = item;
  const moved = to.parent === null ? { ...plain, links: [] } : plain;
  return [remove(item.id, from), add(moved, to.parent, to.after)];
}

/** Moves a row of the tree. A link to something else than a page stays in the menu. */
export function moveRowSteps(site: StepSource, row: TreeRow, place: TreePlace): Step[] {
  const { item, entry } = row;
  if (place.in === "menu")
    return item
      ? moveWithinMenu(item, row.parent, place)
      : entry
        ? [add(newLink(site, entry, place.parent), place.parent, place.after)]
        : [];
  if (!entry || row.isHome) return [];
  return [
    ...(item ? hidePageSteps(site, entry.id) : []),
    { name: "page.move", args: { page: entry.id, after: place.after } },
  ];
}
