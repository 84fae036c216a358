import { readOwnJson } from "#/lib/read-own-json.ts";
import type { PageChangeInfo } from "#/api/publishing.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { nothingCompared, pageDifference } from "#/publish/release-changes.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpRecord } from "#/site/bring-up.ts";
import type { LanguageCode } from "#/site/language.ts";
import { differs, languagesApart } from "#/site/language-changes.ts";
import { findEntry, withoutDrafts } from "#/site/page-index.ts";
import type { PageEntry, PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { AnyRecord } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

/** A page that isn't what visitors see. */
export type ChangedPage = Pick<PageChangeInfo, "page" | "name" | "path" | "change">;

/** A page that differs, or of which nothing does but texts of languages that came or went. */
export interface ComparedPage {
  readonly page: PageChangeInfo;
  /** It is part of what became of the languages, and no change of its own. */
  readonly isOfLanguages: boolean;
}

/** Pages whose texts are compared; of further ones only that they changed. */
const mostCompared = 60;

/** Where a language came or went, which may have texts on all pages. */
const mostComparedWithLanguages = 300;

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

/** The languages in which visitors don't have a page. */
function withheldFrom(entry: PageEntry | undefined): string {
  return entry?.withheld?.join() ?? "";
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
  for (const entry of present) {
    const { id: page, name, path } = entry;
    const was = old.get(page);
    const about = { page, name, path };
    if (!was) changes.push({ ...about, change: "added" });
    else if (
      manifest.records[`page:${page}`]?.hash !== states.get(page)?.hash ||
      withheldFrom(entry) !== withheldFrom(was)
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
  readonly published: PublishedState;
  readonly snapshot: SiteSnapshot;
}

/** What visitors see. */
export interface PublishedState {
  readonly manifest: ReleaseManifest;
  readonly before: { readonly site: SiteRecord; readonly index: PageIndex };
}

/** Of how many changed pages it is known what changed, at most. */
export function mostComparedOf(apart: ReadonlySet<LanguageCode>): number {
  return apart.size > 0 ? mostComparedWithLanguages : mostCompared;
}

/** What is different on some of the changed pages, which is told of the first that there are. */
export async function comparedPages(
  all: readonly ChangedPage[],
  some: readonly ChangedPage[],
  { files, published, snapshot }: ComparedWith,
): Promise<ComparedPage[]> {
  const { manifest, before } = published;
  const { site, index } = snapshot;
  const apart = languagesApart(before.site, site);
  const first = all.filter(({ change }) => change === "changed").slice(0, mostComparedOf(apart));
  const compared = new Set(first);
  const wanted = some.filter((page) => compared.has(page));
  const bodies = await snapshot.loadPages(wanted.map(({ page }) => page));
  const pages: ComparedPage[] = [];
  for (const one of some) {
    const after = bodies.get(one.page)?.page();
    const was = after && (await readRecord<Page>(files, manifest, `page:${one.page}`));
    const difference = was ? pageDifference(was, after, site.languages, apart) : nothingCompared;
    const isOfLanguages =
      was !== undefined &&
      !differs(was, after, apart) &&
      withheldFrom(findEntry(index, one.page)) === withheldFrom(findEntry(before.index, one.page));
    pages.push({ page: { ...one, ...difference }, isOfLanguages });
  }
  return pages;
}

/** Pages that nobody compares. */
export function uncomparedPages(pages: readonly ChangedPage[]): ComparedPage[] {
  return pages.map((page) => ({ page: { ...page, ...nothingCompared }, isOfLanguages: false }));
}

/** The changed pages among those that were compared. */
export function toldPages(pages: readonly ComparedPage[]): PageChangeInfo[] {
  return pages.flatMap(({ page, isOfLanguages }) => (isOfLanguages ? [] : [page]));
}
