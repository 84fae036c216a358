import type { Kysely } from "kysely";
import type { BackupRun } from "#/api/operator-storage.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";

const kept = 50;
const longestWords = 1_000;

/** Keeps what a scheduled backup came to: those that were made or failed, the last fifty. */
export async function noteBackupRun(
  { database: { db }, clock }: { database: Database; clock: Pick<Clock, "now"> },
  reply: ScheduledReply,
): Promise<void> {
  if (reply.state !== "made" && reply.state !== "failed") return;
  const said =
    reply.state === "made"
      ? { reason: null, damaged: reply.damaged, warning: reply.warning ?? null }
      : { reason: reply.isExplained ? reply.reason : null, damaged: 0, warning: null };
  const { id } = await db
    .insertInto("backupRuns")
    .values({
      endedAt: clock.now(),
      state: reply.state,
      damaged: said.damaged,
      reason: said.reason?.slice(0, longestWords) ?? null,
      warning: said.warning?.slice(0, longestWords) ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom("backupRuns")
    .where("id", "<=", id - kept)
    .execute();
}

/** What the last scheduled backups came to, the latest first. */
export async function readBackupRuns(db: Kysely<Schema>, most: number): Promise<BackupRun[]> {
  const rows = await db
    .selectFrom("backupRuns")
    .selectAll()
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ endedAt, state, reason, damaged, warning }) => ({
    endedAt: new Date(endedAt).toISOString(),
    state,
    reason,
    damaged,
    warning,
  }));
}
