import type { ReleaseManifest } from "#/publish/manifest.ts";
import { createPageEvents } from "#/publish/page-events.ts";
import { pageState } from "#/publish/page-state.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpRecord } from "#/site/bring-up.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";

/** By event, the ids of the pages that show it. */
export type EventPages = ReadonlyMap<string, ReadonlySet<string>>;

type Files = Pick<ReleaseFiles, "read">;

function group(pairs: Iterable<readonly [event: string, page: string]>): EventPages {
  const pages = new Map<string, Set<string>>();
  for (const [event, page] of pairs) pages.set(event, (pages.get(event) ?? new Set()).add(page));
  return pages;
}

function pagesIn({ pages }: ReleaseManifest): EventPages {
  return group(
    Object.entries(pages).flatMap(([key, { events = [] }]) =>
      events.map((event) => [event, key.slice(0, key.lastIndexOf(" "))] as const),
    ),
  );
}

/** Of a release of an earlier program, which doesn't say it, out of its records. */
async function readPages(
  { records }: ReleaseManifest,
  files: Files,
  site: SiteRecord,
): Promise<EventPages> {
  const eventsOf = createPageEvents(site);
  const pairs: (readonly [string, string])[] = [];
  for (const [key, { file }] of Object.entries(records)) {
    if (!key.startsWith("page:")) continue;
    const page = key.slice("page:".length);
    const state = pageState((await files.read(file, "identity")).toString());
    for (const event of eventsOf(state)) pairs.push([event, page]);
  }
  return group(pairs);
}

/** Which pages of a release show which of its events; `record` is its site's, as it was stored. */
export async function eventPages(
  manifest: ReleaseManifest,
  files: Files,
  record: SiteRecord,
): Promise<EventPages> {
  const site = bringUpRecord(record, templates);
  if (site.events.length === 0) return new Map();
  const known = pagesIn(manifest);
  return known.size > 0 ? known : readPages(manifest, files, site);
}
