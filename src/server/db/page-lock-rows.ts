import type { Kysely } from "kysely";
import type { PageLock } from "../storage/live-pointer.ts";
import type { Schema } from "./schema.ts";
import type { SiteRange } from "./site-range.ts";

/** The passwords of sites by their ids, each site's in the order of pages; sites without any are missing. */
export async function readPageLocks(
  db: Kysely<Schema>,
  { from, to }: SiteRange,
): Promise<ReadonlyMap<number, PageLock[]>> {
  const rows = await db
    .selectFrom("pageLocks")
    .select(["siteId", "page", "hash", "key", "days"])
    .orderBy("siteId")
    .orderBy("page")
    .where("siteId", ">=", from)
    .where("siteId", "<=", to)
    .execute();
  const locks = new Map<number, PageLock[]>();
  for (const { siteId: site, ...lock } of rows) locks.set(site, [...(locks.get(site) ?? []), lock]);
  return locks;
}
