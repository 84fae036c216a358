import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";

const kind = "history.thin";
/** Marks stay this long; of older ones as many as keep that many operations between two. */
const thinning = { afterMs: 30 * 24 * 3_600_000, operations: 1_000 } as const;
const payloadSchema = z.object({ siteId: z.number() });

/** Adds the work that thins what is kept of a site's earlier states, in the transaction that adds to it. */
export function thinLater({ jobs }: { jobs: Pick<Jobs, "add"> }) {
  return (transaction: Transaction<Schema>, siteId: number): Promise<void> =>
    jobs.add({ kind, payload: { siteId } }, transaction);
}

/** Of marks, oldest first, those that can go: the next one after a kept one has to be far enough from it. */
function superfluous(marks: readonly { revision: number; createdAt: number }[], now: number) {
  const gone: number[] = [];
  let kept = -Infinity;
  for (const { revision, createdAt } of marks) {
    const isOld = now - createdAt > thinning.afterMs;
    if (isOld && revision - kept < thinning.operations) gone.push(revision);
    else kept = revision;
  }
  return gone;
}

/** Snapshots that no mark needs: a newer state of the record was there before the next mark. */
function unneeded(db: Kysely<Schema>, siteId: number) {
  return db
    .selectFrom("recordSnapshots as kept")
    .select(["kept.key as key", "kept.revision as revision"])
    .where("kept.siteId", "=", siteId)
    .where(({ not, exists, selectFrom, fn, ref }) =>
      not(
        exists(
          selectFrom("historyMarks as mark")
            .select("mark.revision")
            .where("mark.siteId", "=", siteId)
            .whereRef("mark.revision", ">=", "kept.revision")
            .where(
              "mark.revision",
              "<",
              fn.coalesce(
                selectFrom("recordSnapshots as next")
                  .select((own) => own.fn.min("next.revision").as("revision"))
                  .where("next.siteId", "=", siteId)
                  .whereRef("next.key", "=", ref("kept.key"))
                  .whereRef("next.revision", ">", ref("kept.revision")),
                selectFrom("records")
                  .select("records.revision")
                  .where("records.siteId", "=", siteId)
                  .whereRef("records.key", "=", ref("kept.key")),
                selectFrom("sites")
                  .select((own) => own("sites.revision", "+", 1).as("revision"))
                  .where("sites.id", "=", siteId),
              ),
            ),
        ),
      ),
    )
    .execute();
}

/** Thins the snapshots of earlier states with their age. Operations stay: every point can be read, old ones from further away. */
export function historyJobs({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): JobHandlers {
  return {
    async [kind](payload) {
      const { siteId } = payloadSchema.parse(payload);
      const marks = await db
        .selectFrom("historyMarks")
        .select(["revision", "createdAt"])
        .where("siteId", "=", siteId)
        .orderBy("revision")
        .execute();
      const gone = superfluous(marks, clock.now());
      if (gone.length === 0) return;
      for (const revisions of inParts(gone))
        await db
          .deleteFrom("historyMarks")
          .where("siteId", "=", siteId)
          .where("revision", "in", revisions)
          .execute();
      for (const { key, revision } of await unneeded(db, siteId))
        await db
          .deleteFrom("recordSnapshots")
          .where("siteId", "=", siteId)
          .where("key", "=", key)
          .where("revision", "=", revision)
          .execute();
    },
  };
}
