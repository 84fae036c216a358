import type { Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { collectPictures } from "./collect-pictures.ts";
import { collectReleases } from "./collect-releases.ts";
import type { CollectOptions } from "./collect-releases.ts";

const kind = "trash.collect";
const payloadSchema = z.object({ siteId: z.number().int() });
/**
 * Files are left alone for so long after their site, and after somebody stored them again: a copy or an upload that had
 * begun by then has its rows.
 */
const restMs = 3_600_000;

/** The work that removes the files of a site that goes at this time, in milliseconds since 1970. */
export function collectLater(siteId: number, now: number) {
  return { kind, payload: { siteId }, runAt: now + restMs };
}

async function isThere({ db }: Database, siteId: number): Promise<boolean> {
  const row = await db.selectFrom("sites").select("id").where("id", "=", siteId).executeTakeFirst();
  return row !== undefined;
}

/** Plans what is left to be removed and isn't planned any more: it failed too often. What is planned keeps its time. */
export async function planCollecting(
  transaction: Transaction<Schema>,
  { jobs, clock }: Pick<CollectOptions, "jobs" | "clock">,
): Promise<void> {
  const ours = transaction.deleteFrom("jobs").where("kind", "=", kind);
  await ours.where("failedAt", "is not", null).execute();
  const rows = await transaction
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", kind)
    .execute();
  const planned = new Set(rows.map((row) => payloadSchema.parse(JSON.parse(row.payload)).siteId));
  const left = await transaction
    .selectFrom("leftFiles")
    .select("siteId")
    .where("siteId", "not in", transaction.selectFrom("sites").select("id"))
    .distinct()
    .execute();
  for (const { siteId } of left)
    if (!planned.has(siteId)) await jobs.add(collectLater(siteId, clock.now()), transaction);
}

/** Removes the stored files of deleted sites that nothing else uses. */
export function collectJobs(options: CollectOptions): JobHandlers {
  const { jobs, clock, database } = options;
  return {
    async [kind](payload) {
      const { siteId } = payloadSchema.parse(payload);
      if (await isThere(database, siteId)) return;
      const unusedSince = clock.now() - restMs;
      await collectReleases(options, siteId, unusedSince);
      await collectPictures(options, siteId, unusedSince);
      const left = await database.db
        .selectFrom("leftFiles")
        .select("hash")
        .where("siteId", "=", siteId)
        .executeTakeFirst();
      // somebody stored one of them meanwhile: what of it stays is known once they are done
      if (left) await jobs.add(collectLater(siteId, clock.now()));
    },
  };
}
