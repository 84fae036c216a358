import { templates } from "#/sections/registry.ts";
import type { Problem } from "#/site/problem.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import { pageKey } from "#/site/records.ts";
import type { PageKey, Records } from "#/site/records.ts";
import type { Page } from "#/site/page.ts";
import { inputHash } from "#/publish/content-hash.ts";
import { emptyMeta } from "#/site/page.ts";
import type { PageState } from "#/publish/page-state.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

/** Finds what stands against publishing a site. Pages that were looked at before cost nothing. */
export interface SiteProblems {
  find(siteId: number, snapshot: SiteSnapshot): Promise<Problem[]>;
}

interface CheckedPage {
  readonly key: string;
  readonly problems: readonly Problem[];
}

interface CheckInput {
  readonly keys: ReadonlyMap<string, string>;
  readonly into: Map<string, CheckedPage>;
  /** Outlines of all pages; those that are checked take their places. */
  readonly records: Record<PageKey, Page | undefined> & Records;
}

const mostSites = 200;
const pagesAtOnce = 64;

/** Pages of which only their sections' ids and a meta for all are known: enough for links into them. */
const outlines = new WeakMap<PageState, Page>();

function outline(id: string, state: PageState): Page {
  const known = outlines.get(state);
  if (known) return known;
  const sections = state.sectionIds.map((section) => ({
    id: section,
    template: "X",
    version: 1,
    fields: {},
  }));
  const page = { id, meta: state.meta ?? emptyMeta, sections };
  outlines.set(state, page);
  return page;
}

function recordsOf({
  site,
  index,
  states,
}: SiteSnapshot): Record<PageKey, Page | undefined> & Records {
  const records: Record<string, unknown> = { site, index };
  for (const [id, state] of states) records[pageKey(id)] = outline(id, state);
  return records as Record<PageKey, Page | undefined> & Records;
}

/** Changes with everything that decides about a page's problems. */
function pageKeys(snapshot: SiteSnapshot): Map<string, string> {
  const { site, index, states } = snapshot;
  const common = inputHash(
    JSON.stringify([site.languages, index, states.get(index.entries[0]?.id ?? "")?.meta]),
  );
  return new Map(
    [...states].map(([id, state]) => {
      let key = `${common}\n${state.hash}`;
      for (const page of state.uses.pages) key += `\n${states.get(page)?.sectionsKey ?? ""}`;
      return [id, key];
    }),
  );
}

export function createSiteProblems(): SiteProblems {
  const sites = new Map<number, Map<string, CheckedPage>>();

  async function check(
    snapshot: SiteSnapshot,
    due: readonly string[],
    { keys, into, records }: CheckInput,
  ): Promise<void> {
    for (let start = 0; start < due.length; start += pagesAtOnce) {
      const ids = due.slice(start, start + pagesAtOnce);
      const loaded = await snapshot.loadPages(ids);
      for (const id of ids) records[pageKey(id)] = loaded.get(id)?.page();
      const checks = createPublishChecks(records, templates);
      for (const id of ids) into.set(id, { key: keys.get(id) ?? "", problems: checks.page(id) });
      await new Promise(setImmediate);
    }
  }

  return {
    async find(siteId, snapshot) {
      const before = sites.get(siteId) ?? new Map<string, CheckedPage>();
      const keys = pageKeys(snapshot);
      const ids = snapshot.index.entries.map(({ id }) => id).filter((id) => keys.has(id));
      const checked = new Map<string, CheckedPage>();
      for (const id of ids) {
        const known = before.get(id);
        if (known && known.key === keys.get(id)) checked.set(id, known);
      }
      const records = recordsOf(snapshot);
      const due = ids.filter((id) => !checked.has(id));
      await check(snapshot, due, { keys, into: checked, records });
      sites.delete(siteId);
      sites.set(siteId, checked);
      const [oldest] = sites.keys();
      if (sites.size > mostSites && oldest !== undefined) sites.delete(oldest);
      const own = createPublishChecks(records, templates).site();
      return [...own, ...ids.flatMap((id) => checked.get(id)?.problems ?? [])];
    },
  };
}
