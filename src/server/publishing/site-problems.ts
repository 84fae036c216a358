import { templates } from "#/sections/registry.ts";
import type { Problem } from "#/site/problem.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
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

const mostSites = 200;
const pagesAtOnce = 64;

/** A page of which only its sections' ids and a meta for all are known: enough for links into it. */
function outline(id: string, { sectionIds, meta }: PageState): Page {
  const sections = sectionIds.map((section) => ({
    id: section,
    template: "X",
    version: 1,
    fields: {},
  }));
  return { id, meta: meta ?? emptyMeta, sections };
}

function recordsOf(snapshot: SiteSnapshot, pages: ReadonlyMap<string, Page>): Records {
  const entries = [...snapshot.states].map(([id, state]) => [
    pageKey(id),
    pages.get(id) ?? outline(id, state),
  ]);
  return {
    site: snapshot.site,
    index: snapshot.index,
    ...(Object.fromEntries(entries) as Records),
  };
}

/** Changes with everything that decides about a page's problems. */
function pageKeys(snapshot: SiteSnapshot): Map<string, string> {
  const { site, index, states } = snapshot;
  const common = inputHash(
    JSON.stringify([site.languages, index, states.get(index.entries[0]?.id ?? "")?.meta]),
  );
  return new Map(
    [...states].map(([id, state]) => {
      const linked = [...state.uses.pages].map((page) => states.get(page)?.sectionIds.join() ?? "");
      return [id, [common, state.hash, ...linked].join("\n")];
    }),
  );
}

export function createSiteProblems(): SiteProblems {
  const sites = new Map<number, Map<string, CheckedPage>>();

  async function check(
    snapshot: SiteSnapshot,
    due: readonly string[],
    keys: ReadonlyMap<string, string>,
    into: Map<string, CheckedPage>,
  ): Promise<void> {
    for (let start = 0; start < due.length; start += pagesAtOnce) {
      const ids = due.slice(start, start + pagesAtOnce);
      const bodies = await snapshot.loadPages(ids);
      const pages = new Map([...bodies].map(([id, json]) => [id, JSON.parse(json) as Page]));
      const checks = createPublishChecks(recordsOf(snapshot, pages), templates);
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
      await check(
        snapshot,
        ids.filter((id) => !checked.has(id)),
        keys,
        checked,
      );
      sites.delete(siteId);
      sites.set(siteId, checked);
      const [oldest] = sites.keys();
      if (sites.size > mostSites && oldest !== undefined) sites.delete(oldest);
      const own = createPublishChecks(recordsOf(snapshot, new Map()), templates).site();
      return [...own, ...ids.flatMap((id) => checked.get(id)?.problems ?? [])];
    },
  };
}
