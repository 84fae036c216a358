import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { oneSite } from "./site-range.ts";
import type { SiteRange } from "./site-range.ts";

/** What of sites visitors don't see, by the sites' ids: ids of pages in their order, "" for the whole site. */
export async function readUnpublished(
  db: Kysely<Schema>,
  { from, to }: SiteRange,
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .selectFrom("unpublished")
    .select(["siteId", "page"])
    .orderBy("siteId")
    .orderBy("page")
    .where("siteId", ">=", from)
    .where("siteId", "<=", to)
    .execute();
  const pages = new Map<number, string[]>();
  for (const { siteId: site, page } of rows) pages.set(site, [...(pages.get(site) ?? []), page]);
  return pages;
}

/** What of one site visitors don't see. */
export async function unpublishedOf(
  db: Kysely<Schema>,
  siteId: number,
): Promise<readonly string[]> {
  return (await readUnpublished(db, oneSite(siteId))).get(siteId) ?? [];
}
