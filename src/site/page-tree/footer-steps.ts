import { cutText } from "#/lib/cut-text.ts";
import { held } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import { newItem } from "../new-fields.ts";
import { primaryLanguage } from "../language.ts";
import type { Step } from "../operations/operation.ts";
import { readSite } from "../operations/target.ts";
import type { Link } from "../link.ts";
import type { PageEntry } from "../page-index.ts";
import { leadsToPage, menuOf, topLinks } from "./bar-links.ts";
import { linkLists, linkFields } from "./link-lists.ts";
import type { LinkList } from "./link-lists.ts";
import { isSameName } from "./same-name.ts";
import type { StepSource } from "./step-source.ts";

const target = { part: "footer" } as const;

function footerSpecs({ records, templates }: StepSource): FieldSpecs {
  return templates(readSite(records).footer.template)?.fields ?? {};
}

/** The lists of links of the footer. */
function footerLists(site: StepSource): LinkList[] {
  return linkLists(footerSpecs(site), readSite(site.records).footer.fields);
}

/** The page that a link of a list leads to or onto. */
export function pageOf(item: StoredItem, { link }: LinkList): string | undefined {
  const leads = held(link, item[link.name]);
  return leads?.kind === "page" ? leads.page : undefined;
}

/** Whether the footer lists pages, and every page of the bar among them: a new page then belongs there too. */
export function footerMirrorsBar(site: StepSource): boolean {
  const listed = new Set(
    footerLists(site).flatMap((list) => list.items.map((item) => pageOf(item, list))),
  );
  listed.delete(undefined);
  const { index } = site.records;
  const inBar = (index?.entries ?? []).filter(({ id }) =>
    topLinks(readSite(site.records).navigation).some((item) =>
      [item, ...menuOf(item)].some((one) => leadsToPage(one, id)),
    ),
  );
  return listed.size > 0 && inBar.every(({ id }) => listed.has(id));
}

/** Takes out every link that leads to a page or onto it, as far as its list may lose it. */
export function footerRemovals(site: StepSource, page: string): Step[] {
  return footerLists(site).flatMap((list) => {
    const gone = list.items.filter((item) => pageOf(item, list) === page);
    return gone
      .slice(0, list.items.length - list.spec.min)
      .map((item) => ({ name: "item.remove", args: { target, path: list.path, item: item.id } }));
  });
}

/** Renames the links to a page that were called like it. */
export function footerRenamings(
  site: StepSource,
  { page, name, was }: { page: string; name: string; was: string },
): Step[] {
  const language = primaryLanguage(readSite(site.records).languages);
  return footerLists(site).flatMap((list) => {
    const { limit } = list.text;
    return list.items.flatMap((item): Step[] => {
      const text = held(list.text, item[list.text.name])?.[language]?.text;
      if (pageOf(item, list) !== page || text !== cutText(was, limit)) return [];
      const path = [...list.path, item.id, list.text.name];
      const args = { target, path, language, text: cutText(name, limit), was: text };
      return [{ name: "text.set", args }];
    });
  });
}

function linkItem(
  list: Pick<LinkList, "spec" | "text" | "link">,
  entry: PageEntry,
  site: StepSource,
) {
  const language = primaryLanguage(readSite(site.records).languages);
  const { createId } = site;
  return {
    ...newItem(list.spec.item, { language, createId }),
    [list.text.name]: { [language]: { text: entry.name } },
    [list.link.name]: { kind: "page", page: entry.id },
  };
}

/** A first list of links for a footer that has room for one, e.g. a column with the page in it. */
function newList(site: StepSource, entry: PageEntry): Step[] {
  const language = primaryLanguage(readSite(site.records).languages);
  const { createId } = site;
  for (const [name, outer] of Object.entries(footerSpecs(site))) {
    if (outer.kind !== "list") continue;
    for (const [own, spec] of Object.entries(outer.item)) {
      const fields = spec.kind === "list" ? linkFields(spec) : undefined;
      if (spec.kind !== "list" || !fields) continue;
      const link = linkItem({ spec, ...fields }, entry, site);
      const item = { ...newItem(outer.item, { language, createId }), [own]: [link] };
      return [{ name: "item.add", args: { target, path: [name], item, after: null } }];
    }
  }
  return [];
}

/** A link of the footer, and where it leads. */
export interface FooterLink {
  readonly path: readonly string[];
  readonly link: Link | null;
}

/** The first link of the footer that says one of these in the primary language, in the order of the names. */
export function footerLinkCalled(
  site: StepSource,
  names: readonly string[],
): FooterLink | undefined {
  const language = primaryLanguage(readSite(site.records).languages);
  const links = footerLists(site).flatMap((list) =>
    list.items.map((item) => ({
      words: held(list.text, item[list.text.name])?.[language]?.text ?? "",
      path: [...list.path, item.id, list.link.name],
      link: held(list.link, item[list.link.name]) ?? null,
    })),
  );
  for (const name of names.filter((one) => one.trim() !== "")) {
    const found = links.find(({ words }) => isSameName(words, name));
    if (found) return found;
  }
  return undefined;
}

/** Leads a link of the footer to a page. */
export function relinkFooter({ path }: FooterLink, { id }: PageEntry): Step {
  return { name: "link.set", args: { target, path, value: { kind: "page", page: id } } };
}

/** Puts a link to a page at the end of the list that leads to most pages and has room. */
export function footerStep(site: StepSource, entry: PageEntry): Step[] {
  const lists = footerLists(site);
  const pagesOf = (list: LinkList): number =>
    list.items.filter((item) => pageOf(item, list) !== undefined).length;
  const [list] = lists
    .filter(({ items, spec }) => items.length < spec.max)
    .toSorted((one, other) => pagesOf(other) - pagesOf(one));
  if (!list) return lists.length === 0 ? newList(site, entry) : [];
  const after = list.items.at(-1)?.id ?? null;
  const item = linkItem(list, entry, site);
  return [{ name: "item.add", args: { target, path: list.path, item, after } }];
}
