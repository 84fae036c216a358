import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** What of sites visitors don't see, by the sites' ids: ids of pages in their order, "" for the whole site. */
export async function readUnpublished(
  db: Kysely<Schema>,
  siteId?: number,
): Promise<ReadonlyMap<number, string[]>> {
  const all = db
    .selectFrom("unpublished")
    .select(["siteId", "page"])
    .orderBy("siteId")
    .orderBy("page");
  const rows = await (siteId === undefined ? all : all.where("siteId", "=", siteId)).execute();
  const pages = new Map<number, string[]>();
  for (const { siteId: site, page } of rows) pages.set(site, [...(pages.get(site) ?? []), page]);
  return pages;
}
