import type { Kysely } from "kysely";
import type { PageEntry } from "#/site/page-index.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Schema } from "../db/schema.ts";

/** The pages of a site that have a password of their own or are unpublished. */
async function hiddenPages(db: Kysely<Schema>, siteId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("pageLocks")
    .select("page")
    .where("siteId", "=", siteId)
    .union(db.selectFrom("unpublished").select("page").where("siteId", "=", siteId))
    .execute();
  return new Set(rows.map(({ page }) => page));
}

function withEntries(document: SiteDocument, change: (entry: PageEntry) => PageEntry) {
  const { index } = document;
  return { ...document, index: { ...index, entries: index.entries.map(change) } };
}

/**
 * A document that leaves its site. What keeps its pages from strangers stays behind: they are drafts, as they would be
 * open to everyone wherever it is published. The home page can't be one.
 */
export async function withHiddenAsDrafts(
  db: Kysely<Schema>,
  siteId: number,
  document: SiteDocument,
): Promise<SiteDocument> {
  const hidden = await hiddenPages(db, siteId);
  if (hidden.size === 0) return document;
  const home = document.index.entries[0]?.id;
  return withEntries(document, (entry) =>
    hidden.has(entry.id) && entry.id !== home ? { ...entry, isDraft: true } : entry,
  );
}

/** One that comes back to its site, where its pages are hidden as before: what is no draft there doesn't become one. */
export async function withHiddenAsPages(
  db: Kysely<Schema>,
  siteId: number,
  { document, present }: { document: SiteDocument; present: readonly PageEntry[] },
): Promise<SiteDocument> {
  const hidden = await hiddenPages(db, siteId);
  if (hidden.size === 0) return document;
  const shown = new Set(present.flatMap(({ id, isDraft }) => (isDraft ? [] : id)));
  return withEntries(document, (entry) => {
    const { isDraft: _isDraft, ...page } = entry;
    return hidden.has(entry.id) && shown.has(entry.id) ? page : entry;
  });
}
