import type { Kysely } from "kysely";
import type { PageLock } from "../storage/live-pointer.ts";
import type { Schema } from "./schema.ts";

/** The passwords of sites by their ids, each site's in the order of pages; sites without any are missing. */
export async function readPageLocks(
  db: Kysely<Schema>,
  siteId?: number,
): Promise<ReadonlyMap<number, PageLock[]>> {
  const all = db
    .selectFrom("pageLocks")
    .select(["siteId", "page", "hash", "key", "days"])
    .orderBy("siteId")
    .orderBy("page");
  const rows = await (siteId === undefined ? all : all.where("siteId", "=", siteId)).execute();
  const locks = new Map<number, PageLock[]>();
  for (const { siteId: site, ...lock } of rows) locks.set(site, [...(locks.get(site) ?? []), lock]);
  return locks;
}
