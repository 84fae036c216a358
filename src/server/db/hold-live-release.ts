import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * A write, so that who adds a release, makes one live, or shows or hides a page at this moment comes before or after.
 * Answers the live release.
 */
export async function holdLiveRelease(
  transaction: Transaction<Schema>,
  siteId: number,
): Promise<number | null> {
  const site = await transaction
    .updateTable("sites")
    .set((row) => ({ liveReleaseId: row.ref("liveReleaseId") }))
    .where("id", "=", siteId)
    .returning("liveReleaseId")
    .executeTakeFirst();
  return site?.liveReleaseId ?? null;
}
