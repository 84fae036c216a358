import { sql } from "kysely";
import type { JobState, JobsQuery, ListedJob } from "#/api/operator-jobs.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";

/** Work in the background, as operators see it. */
export interface JobList {
  /** What was given up first, then what comes first. */
  list(part: JobsQuery): Promise<{ jobs: ListedJob[]; total: number }>;
  /**
   * Has a job that failed begun anew, with all its attempts. Throws `not-found`, and `conflict` while it runs or waits
   * for its time.
   */
  retry(id: number, operatorId: string): Promise<void>;
  /** Throws away a job that was given up. Throws `not-found`, and `conflict` for one that wasn't. */
  discard(id: number, operatorId: string): Promise<void>;
}

interface JobListOptions {
  database: Database;
  clock: Clock;
}

export function createJobList({ database: { db }, clock }: JobListOptions): JobList {
  const stateOf = () => sql<JobState>`case
    when "failedAt" is not null then 'failed'
    when "claimedUntil" > ${clock.now()} then 'running'
    when "attempts" > 0 then 'retrying'
    else 'waiting' end`;
  const selectFound = (state: JobsQuery["state"]) =>
    db
      .selectFrom("jobs")
      .$if(state !== "all", (query) => query.where(sql<boolean>`${stateOf()} = ${state}`));

  /** Changes a job in a state that it may be changed in. */
  async function change(
    id: number,
    { operatorId, action }: { operatorId: string; action: "job.retry" | "job.discard" },
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const isRetry = action === "job.retry";
      const now = clock.now();
      const row = isRetry
        ? await transaction
            .updateTable("jobs")
            .set({ failedAt: null, attempts: 0, runAt: now, claimedUntil: null })
            .where("id", "=", id)
            // what has a time of its own waits for that
            .where("attempts", ">", 0)
            .where(({ eb, or }) =>
              or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", now)]),
            )
            .returning("kind")
            .executeTakeFirst()
        : await transaction
            .deleteFrom("jobs")
            .where("id", "=", id)
            .where("failedAt", "is not", null)
            .returning("kind")
            .executeTakeFirst();
      if (row) {
        await addToAuditLog(transaction, clock, { operatorId, action, details: { ...row, id } });
        return;
      }
      const there = await transaction
        .selectFrom("jobs")
        .select("id")
        .where("id", "=", id)
        .executeTakeFirst();
      throw new AppError(there ? "conflict" : "not-found");
    });
  }

  return {
    async list({ limit, offset, state }) {
      const rows = await selectFound(state)
        .select(["id", "kind", "attempts", "lastError", "runAt", "createdAt"])
        .select(stateOf().as("state"))
        .orderBy(sql`case when "failedAt" is null then 1 else 0 end`)
        .orderBy("runAt")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(selectFound(state));
      const jobs = rows.map(({ lastError, runAt, createdAt, ...row }) => ({
        ...row,
        error: lastError,
        runAt: new Date(runAt).toISOString(),
        createdAt: new Date(createdAt).toISOString(),
      }));
      return { jobs, total };
    },
    retry: (id, operatorId) => change(id, { operatorId, action: "job.retry" }),
    discard: (id, operatorId) => change(id, { operatorId, action: "job.discard" }),
  };
}
