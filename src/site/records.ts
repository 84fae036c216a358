import type { PageIndex } from "./page-index.ts";
import type { Page } from "./page.ts";
import type { SiteDocument, SiteRecord } from "./site.ts";

/**
 * A site is kept as records, so that an operation costs what it touches: the site itself, the page index, and a
 * record for each page.
 */
export type PageKey = `page:${string}`;
export type RecordKey = "site" | "index" | PageKey;

export interface RecordTypes {
  site: SiteRecord;
  index: PageIndex;
  [page: PageKey]: Page;
}
export type AnyRecord = SiteRecord | PageIndex | Page;

/** The records that an operation may read. A page that doesn't exist is absent. */
export interface Records {
  readonly site?: SiteRecord;
  readonly index?: PageIndex;
  readonly [page: PageKey]: Page | undefined;
}

/** Records with their new state; null removes one. What is absent is unchanged. */
export interface RecordChanges {
  site?: SiteRecord;
  index?: PageIndex;
  [page: PageKey]: Page | null;
}

export function pageKey(page: string): PageKey {
  return `page:${page}`;
}

/** The records of a document. */
export function toRecords(document: SiteDocument): Records {
  const pages = Object.fromEntries(document.pages.map((page) => [pageKey(page.id), page]));
  return { site: document.site, index: document.index, ...pages };
}

/** The document of records that hold a whole site; pages in the order of the index. */
export function toDocument(records: Records): SiteDocument {
  const { site, index } = records;
  if (!site || !index) throw new Error("Records without a site");
  const pages = index.entries.flatMap((entry) => records[pageKey(entry.id)] ?? []);
  return { site, index, pages };
}

/** Records by their keys; each key has a record of its kind. */
export function recordsOf(entries: Iterable<readonly [string, AnyRecord | undefined]>): Records {
  return Object.fromEntries(entries) as Records;
}

/** The keys of the pages among records. */
export function pageKeysOf(records: Records): PageKey[] {
  return Object.keys(records).filter((key): key is PageKey => key.startsWith("page:"));
}

/** Records after changes; the given ones stay as they are. */
export function withChanges(records: Records, changes: RecordChanges): Records {
  const next = new Map<string, AnyRecord | undefined>(Object.entries(records));
  for (const [key, record] of Object.entries<AnyRecord | null | undefined>({ ...changes })) {
    if (record === null) next.delete(key);
    else next.set(key, record);
  }
  return recordsOf(next);
}
