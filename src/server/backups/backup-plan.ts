import type { Kysely, Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { holdName } from "../db/hold-name.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** The kind of the job that makes a scheduled backup; one row of it is the plan, whichever process makes it. */
export const backupJob = "backups.make";

/** How long a backup may take before another process thinks that its maker has died. */
export const longestBackupMs = 12 * 3_600_000;

interface PlanOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
}

/** Takes away a plan that no process is working on. A SQLite has one process, whose predecessors have ended. */
function dropUnclaimed(
  { database, clock }: PlanOptions,
  into: Kysely<Schema>,
): Promise<readonly unknown[]> {
  const all = into.deleteFrom("jobs").where("kind", "=", backupJob);
  if (database.dialect === "sqlite") return all.execute();
  return all
    .where((where) =>
      where.or([where("claimedUntil", "is", null), where("claimedUntil", "<=", clock.now())]),
    )
    .execute();
}

/** Has the next backup made at a moment, after one that was made or tried. */
export async function planNext({ database, jobs }: PlanOptions, runAt: number): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("jobs").where("kind", "=", backupJob).execute();
    await jobs.add({ kind: backupJob, payload: {}, runAt }, transaction);
  });
}

async function isPlanned(transaction: Transaction<Schema>): Promise<boolean> {
  const rows = transaction.selectFrom("jobs").select("id").where("kind", "=", backupJob);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

/** Plans anew at a start; a backup that another process is making stays, and plans the next one itself. */
export async function planAtStart(options: PlanOptions, runAt: number): Promise<void> {
  await options.database.db.transaction().execute(async (transaction) => {
    await dropUnclaimed(options, transaction);
    if (await isPlanned(transaction)) return;
    await options.jobs.add({ kind: backupJob, payload: {}, runAt }, transaction);
  });
}

/** Takes away a plan that nobody follows any more: the process that asks makes no backups, but others may. */
export async function dropStalePlan({ database, clock }: PlanOptions): Promise<void> {
  let rows = database.db
    .deleteFrom("jobs")
    .where("kind", "=", backupJob)
    .where("claimedUntil", "is", null);
  if (database.dialect === "postgres")
    rows = rows.where("runAt", "<", clock.now() - longestBackupMs);
  await rows.execute();
}

/** Has the planned backup made at once, or one where none is planned; answers false while one is being made. */
export async function planNow(
  { database, clock, jobs }: PlanOptions,
  transaction: Transaction<Schema>,
): Promise<boolean> {
  const now = clock.now();
  // of two who ask at once, where none is planned, the later one finds what the first has planned
  await holdName(transaction, database.dialect, backupJob);
  const planned = await transaction
    .updateTable("jobs")
    .set({ runAt: now, claimedUntil: null })
    .where("kind", "=", backupJob)
    .where((where) =>
      where.or([where("claimedUntil", "is", null), where("claimedUntil", "<=", now)]),
    )
    .returning("id")
    .execute();
  if (planned.length > 0) return true;
  if (await isPlanned(transaction)) return false;
  await jobs.add({ kind: backupJob, payload: {}, runAt: now }, transaction);
  return true;
}

/** When the next backup is made, and whether one is being made; undefined where none is planned. */
export async function readBackupPlan(
  { db }: Database,
  now: number,
): Promise<{ runAt: number; isRunning: boolean } | undefined> {
  const row = await db
    .selectFrom("jobs")
    .select(["runAt", "claimedUntil"])
    .where("kind", "=", backupJob)
    .orderBy("runAt")
    .limit(1)
    .executeTakeFirst();
  return row && { runAt: row.runAt, isRunning: (row.claimedUntil ?? 0) > now };
}
