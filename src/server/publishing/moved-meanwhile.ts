import type { Transaction } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { unpublishedOf } from "../db/unpublished-rows.ts";
import type { Previous } from "./release-preparation.ts";
import type { ReleaseRows } from "./release-rows.ts";
import { SnapshotMoved, type SiteSnapshot } from "./site-snapshots.ts";

/** @throws SnapshotMoved where a page was unpublished or shown again while a release was made */
export async function expectSameUnpublished(
  transaction: Transaction<Schema>,
  siteId: number,
  { unpublished }: SiteSnapshot,
): Promise<void> {
  const pagesOf = (subjects: readonly string[]) => subjects.filter((page) => page !== "").join();
  const now = await unpublishedOf(transaction, siteId);
  if (pagesOf(now) !== pagesOf(unpublished))
    throw new SnapshotMoved("A page was unpublished or shown again meanwhile");
}

/** Whether what was live was rendered again meanwhile, by another process: nobody has published anything else. */
export async function wasRerendered(
  { database, rows }: { readonly database: Database; readonly rows: Pick<ReleaseRows, "find"> },
  siteId: number,
  previous: Previous | undefined,
): Promise<boolean> {
  const site = await database.db
    .selectFrom("sites")
    .select("liveReleaseId")
    .where("id", "=", siteId)
    .executeTakeFirst();
  if (!previous || !site?.liveReleaseId) return false;
  const { revision } = await rows.find(siteId, site.liveReleaseId);
  return revision === previous.revision;
}
