import type { Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { collectJob, collectLater, restMs } from "../leaving/collect-later.ts";
import { collectPictures } from "./collect-pictures.ts";
import { collectReleases } from "./collect-releases.ts";
import type { CollectOptions } from "./collect-releases.ts";

const payloadSchema = z.object({ siteId: z.number().int() });

async function isThere({ db }: Database, siteId: number): Promise<boolean> {
  const row = await db.selectFrom("sites").select("id").where("id", "=", siteId).executeTakeFirst();
  return row !== undefined;
}

/** Plans what is left to be removed and isn't planned any more: it failed too often. What is planned keeps its time. */
export async function planCollecting(
  transaction: Transaction<Schema>,
  { jobs, clock }: Pick<CollectOptions, "jobs" | "clock">,
): Promise<void> {
  const ours = transaction.deleteFrom("jobs").where("kind", "=", collectJob);
  await ours.where("failedAt", "is not", null).execute();
  const rows = await transaction
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", collectJob)
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
    async [collectJob](payload) {
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
