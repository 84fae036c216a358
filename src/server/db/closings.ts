import type { Kysely } from "kysely";
import type { Closing } from "../storage/live-pointer.ts";
import type { Schema } from "./schema.ts";
import type { SiteRange } from "./site-range.ts";

/** The sites that are unpublished as a whole, and have words for their visitors or a time when they are back. */
export async function readClosings(
  db: Kysely<Schema>,
  { from, to }: SiteRange,
): Promise<ReadonlyMap<number, Closing>> {
  const rows = await db
    .selectFrom("unpublished")
    .leftJoin("closedWords", "closedWords.siteId", "unpublished.siteId")
    .leftJoin("plans", (join) =>
      join
        .onRef("plans.siteId", "=", "unpublished.siteId")
        .on("plans.page", "=", "")
        .on("action", "=", "publish")
        .on("failure", "is", null),
    )
    .where("unpublished.page", "=", "")
    .select(["unpublished.siteId", "words", "runAt", "timeZone"])
    .orderBy("unpublished.siteId")
    .orderBy("runAt")
    .where("unpublished.siteId", ">=", from)
    .where("unpublished.siteId", "<=", to)
    .execute();
  const closings = new Map<number, Closing>();
  for (const { siteId: site, words, runAt, timeZone } of rows) {
    const until = runAt === null || timeZone === null ? undefined : { at: runAt, timeZone };
    // the earliest of several plans comes first
    if (closings.has(site) || (words === null && !until)) continue;
    closings.set(site, { words: words ?? "", ...(until && { until }) });
  }
  return closings;
}
