import { readOwnJson } from "#/lib/read-own-json.ts";
import type { PageChangeInfo } from "#/api/publishing.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { nothingCompared, pageDifference } from "#/publish/release-changes.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpRecord } from "#/site/bring-up.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { AnyRecord } from "#/site/records.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

/** A page that isn't what visitors see. */
export type ChangedPage = Pick<PageChangeInfo, "page" | "name" | "path" | "change">;

/** Pages whose texts are compared; of further ones only that they changed. */
const mostCompared = 60;

/** A record of a release; undefined where it has none. */
export async function readRecord<Kind extends AnyRecord>(
  files: ReleaseFiles,
  manifest: ReleaseManifest,
  key: string,
): Promise<Kind | undefined> {
  const record = manifest.records[key];
  if (!record) return undefined;
  const body = (await files.read(record.file, "identity")).toString();
  return bringUpRecord(readOwnJson<Kind>(body), templates);
}

/** Where nothing is there to compare with: all of them. */
export function allPages(index: PageIndex, change: "added" | "changed"): readonly ChangedPage[] {
  const { entries } = withoutDrafts(index);
  return entries.map(({ id: page, name, path }) => ({ page, name, path, change }));
}

/** In the order of the site; those that are gone come last. Drafts aren't there, nor were they. */
export function changedPages(
  { index, states }: Pick<SiteSnapshot, "index" | "states">,
  manifest: ReleaseManifest,
  before: PageIndex,
): readonly ChangedPage[] {
  const present = withoutDrafts(index).entries;
  const published = withoutDrafts(before).entries;
  const old = new Map(published.map((entry) => [entry.id, entry]));
  const changes: ChangedPage[] = [];
  for (const { id: page, name, path, withheld = [] } of present) {
    const was = old.get(page);
    const about = { page, name, path };
    if (!was) changes.push({ ...about, change: "added" });
    else if (
      manifest.records[`page:${page}`]?.hash !== states.get(page)?.hash ||
      withheld.join() !== (was.withheld ?? []).join()
    )
      changes.push({ ...about, change: "changed" });
  }
  const ids = new Set(present.map(({ id }) => id));
  for (const { id: page, name, path } of published)
    if (!ids.has(page)) changes.push({ page, name, path, change: "removed" });
  return changes;
}

interface ComparedWith {
  readonly files: ReleaseFiles;
  readonly manifest: ReleaseManifest;
  readonly snapshot: SiteSnapshot;
}

/** What is different on some of the changed pages, which is told of the first that there are. */
export async function comparedPages(
  all: readonly ChangedPage[],
  some: readonly ChangedPage[],
  { files, manifest, snapshot }: ComparedWith,
): Promise<PageChangeInfo[]> {
  const first = all.filter(({ change }) => change === "changed").slice(0, mostCompared);
  const compared = new Set(first);
  const wanted = some.filter((page) => compared.has(page));
  const bodies = await snapshot.loadPages(wanted.map(({ page }) => page));
  const pages: PageChangeInfo[] = [];
  for (const one of some) {
    const after = bodies.get(one.page)?.page();
    const was = after && (await readRecord<Page>(files, manifest, `page:${one.page}`));
    const difference = was ? pageDifference(was, after, snapshot.site.languages) : nothingCompared;
    pages.push({ ...one, ...difference });
  }
  return pages;
}

/** Pages that nobody compares. */
export function uncomparedPages(pages: readonly ChangedPage[]): PageChangeInfo[] {
  return pages.map((page) => ({ ...page, ...nothingCompared }));
}
