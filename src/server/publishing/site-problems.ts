import { templates } from "#/sections/registry.ts";
import type { Asset } from "#/site/image.ts";
import type { Problem } from "#/site/problem.ts";
import { linkedParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import { withAbout } from "#/site/checks/about-problem.ts";
import { outsideFrameLinks, outsideLinks } from "#/site/checks/outside-links.ts";
import type { OutsideLink } from "#/site/checks/outside-links.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import type { PageKey, Records } from "#/site/records.ts";
import type { Page } from "#/site/page.ts";
import { inputHash } from "#/publish/content-hash.ts";
import { emptyMeta } from "#/site/page.ts";
import { standingLinked } from "#/publish/page-state.ts";
import type { PageState } from "#/publish/page-state.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

/** What is known of some pictures of a site, by their ids. */
export type PicturesKnown = (
  siteId: number,
  assets: readonly string[],
) => Promise<ReadonlyMap<string, Pick<Asset, "colour" | "light">>>;

/** Finds what stands against publishing a site. Pages that were looked at before cost nothing. */
export interface SiteProblems {
  find(siteId: number, snapshot: SiteSnapshot): Promise<Problem[]>;
  /** The links that lead to other sites. */
  outsideLinks(siteId: number, snapshot: SiteSnapshot): Promise<OutsideLink[]>;
}

/** What was found on a page. */
interface CheckedPage {
  readonly problems: readonly Problem[];
  readonly outside: readonly OutsideLink[];
}

type PageRecords = Record<PageKey, Page | undefined>;

/** A site as it was looked at last. */
interface CheckedSite {
  /** Changes with what decides about the problems of all pages. */
  readonly common: string;
  /** Changes with the linked sections. */
  readonly linked: string;
  readonly states: ReadonlyMap<string, PageState>;
  /** By page id. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  readonly outlines: PageRecords;
}

/** How many pages are remembered, all sites together. */
const mostPages = 30_000;
const pagesAtOnce = 64;
/** After so many pages others have their turn. */
const pagesInTurn = 8;

/** A page of which only its sections' ids, what is linked there, and a meta for all are known: enough for links into it. */
function outline(id: string, state: PageState): Page {
  const sections = state.sections.map((section) => ({
    ...section,
    template: "X",
    version: 1,
    fields: {},
  }));
  return { id, meta: state.meta ?? emptyMeta, sections };
}

function commonOf({ site, index, indexJson, states, unpublished }: SiteSnapshot): string {
  const first = states.get(index.entries[0]?.id ?? "")?.meta;
  return inputHash(`${JSON.stringify([site.languages, first, unpublished])}\n${indexJson}`);
}

/** What is known of the pages that stayed as they were, and link to none whose sections came or went or may have. */
function stillKnown(
  states: ReadonlyMap<string, PageState>,
  before: CheckedSite,
  linked: string,
): Pick<CheckedSite, "outlines"> & { pages: Map<string, CheckedPage> } {
  const pages = new Map(before.pages);
  const outlines = { ...before.outlines };
  const moved = new Set<string>();
  for (const [id, state] of states) {
    const was = before.states.get(id);
    if (was === state) continue;
    outlines[pageKey(id)] = outline(id, state);
    if (was?.hash !== state.hash) pages.delete(id);
    if (was?.sectionsKey !== state.sectionsKey) moved.add(id);
  }
  if (linked !== before.linked)
    for (const [id, state] of states) {
      if (state.linked.length === 0) continue;
      pages.delete(id);
      moved.add(id);
    }
  for (const id of before.states.keys()) {
    if (states.has(id)) continue;
    delete outlines[pageKey(id)];
    pages.delete(id);
    moved.add(id);
  }
  if (moved.size === 0 || pages.size === 0) return { pages, outlines };
  for (const [id, { uses }] of states)
    if ([...uses.pages].some((page) => moved.has(page))) pages.delete(id);
  return { pages, outlines };
}

const nothingKnown: CheckedSite = {
  common: "",
  linked: "",
  states: new Map(),
  pages: new Map(),
  outlines: {},
};

/** Problems of what belongs to the site. */
async function problemsAround(
  records: Records,
  { states, unpublished }: Pick<SiteSnapshot, "states" | "unpublished">,
  knownOf: (assets: readonly string[]) => ReturnType<PicturesKnown>,
): Promise<Problem[]> {
  const parts = records.site ? linkedParts(records.site, templates) : [];
  const assets = [...recordUses(parts).pictures.values()].map(({ asset }) => asset);
  const known = assets.length > 0 ? await knownOf([...new Set(assets)]) : undefined;
  const groundOf = (asset: string) => known?.get(asset);
  const checks = createPublishChecks(records, templates, groundOf, unpublished);
  return checks.site(standingLinked(states));
}

export function createSiteProblems(knownOf: PicturesKnown): SiteProblems {
  const sites = new Map<number, CheckedSite>();

  let pageCount = 0;

  function remember(siteId: number, site: CheckedSite): void {
    pageCount += site.states.size - (sites.get(siteId)?.states.size ?? 0);
    sites.delete(siteId);
    sites.set(siteId, site);
    for (const [oldest, { states }] of sites) {
      if (pageCount <= mostPages || oldest === siteId) break;
      sites.delete(oldest);
      pageCount -= states.size;
    }
  }

  /** Looks at pages; while it does they take the places of their outlines. */
  async function check(
    { siteId, snapshot, due }: { siteId: number; snapshot: SiteSnapshot; due: readonly string[] },
    { records, into }: { records: PageRecords & Records; into: Map<string, CheckedPage> },
  ): Promise<void> {
    for (let start = 0; start < due.length; start += pagesAtOnce) {
      const ids = due.slice(start, start + pagesAtOnce);
      const loaded = await snapshot.loadPages(ids);
      for (const id of ids) records[pageKey(id)] = loaded.get(id)?.page();
      const shown = ids.flatMap((id) => [
        ...(snapshot.states.get(id)?.uses.pictures.values() ?? []),
      ]);
      const assets = new Set(shown.map(({ asset }) => asset));
      const known = await knownOf(siteId, [...assets]);
      const { unpublished } = snapshot;
      const groundOf = (asset: string) => known.get(asset);
      const checks = createPublishChecks(records, templates, groundOf, unpublished);
      for (const [place, id] of ids.entries()) {
        const page = records[pageKey(id)];
        into.set(id, {
          problems: withAbout({ records, templates }, checks.page(id)),
          outside: page ? outsideLinks(page, templates) : [],
        });
        if (place % pagesInTurn === pagesInTurn - 1) await new Promise(setImmediate);
      }
      await new Promise(setImmediate);
    }
  }

  /** What is known of every page by now, in their order. */
  async function look(
    siteId: number,
    snapshot: SiteSnapshot,
  ): Promise<{ records: PageRecords & Records; found: CheckedPage[] }> {
    const { site, index, states } = snapshot;
    const common = commonOf(snapshot);
    const known = sites.get(siteId);
    const before = known?.common === common ? known : nothingKnown;
    const linked = inputHash(JSON.stringify(site.linked ?? null));
    const { pages, outlines } = stillKnown(states, before, linked);
    // a draft holds up nothing
    const ids = withoutDrafts(index).entries.flatMap(({ id }) => (states.has(id) ? id : []));
    const records: PageRecords & Records = Object.assign(Object.create(outlines), { site, index });
    const due = ids.filter((id) => !pages.has(id));
    await check({ siteId, snapshot, due }, { records, into: pages });
    remember(siteId, { common, linked, states, pages, outlines });
    return { records, found: ids.flatMap((id) => pages.get(id) ?? []) };
  }

  return {
    async find(siteId, snapshot) {
      const { records, found } = await look(siteId, snapshot);
      const own = await problemsAround(records, snapshot, (assets) => knownOf(siteId, assets));
      const around = withAbout({ records, templates }, own);
      return [...around, ...found.flatMap(({ problems }) => problems)];
    },
    async outsideLinks(siteId, snapshot) {
      const { found } = await look(siteId, snapshot);
      const around = outsideFrameLinks(snapshot.site, templates, standingLinked(snapshot.states));
      return [...around, ...found.flatMap(({ outside }) => outside)];
    },
  };
}
