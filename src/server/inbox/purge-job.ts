import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { eraseSubmissions, erasing } from "./erase.ts";

const kind = "inbox.purge";
/** How long what was thrown away can be taken back. */
const trashMs = 24 * 3_600_000;
const payloadSchema = z.object({ submissionId: z.number() });

/** The work that erases what was thrown away at a time, in milliseconds since 1970. */
export function purgeJob(submissionId: number, trashedAt: number) {
  return { kind, payload: { submissionId }, runAt: trashedAt + trashMs };
}

/** Erases what has been in the trash for a day; what was taken back meanwhile stays. */
export function inboxJobs({ database, clock }: { database: Database; clock: Clock }): JobHandlers {
  return {
    async [kind](payload) {
      const { submissionId } = payloadSchema.parse(payload);
      const row = await database.db
        .selectFrom("submissions")
        .select("id")
        .where("id", "=", submissionId)
        .where("trashedAt", "<=", clock.now() - trashMs)
        .executeTakeFirst();
      if (row) await erasing(database, (transaction) => eraseSubmissions(transaction, [row.id]));
    },
  };
}
