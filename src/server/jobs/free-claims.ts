import type { Kysely } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/** A job that ended so many processes has its time to pass: it may be what ends them. */
const mostAttempts = 3;

/** Lets go of jobs that no process has any more. */
export async function letGoOfClaims(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ claimedUntil: null })
    .where("claimedUntil", "is not", null)
    .where("attempts", "<", mostAttempts)
    .execute();
}

/**
 * Lets go of jobs that a process had which was killed, before this one works: a database in a file is one process's.
 * Where several share one, the time of a claim passes.
 */
export async function freeClaims({ db, dialect }: Database): Promise<void> {
  if (dialect === "sqlite") await letGoOfClaims(db);
}
