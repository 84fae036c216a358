import { type Kysely, type Transaction, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";

type Work<Result> = (transaction: Transaction<Schema>) => Promise<Result>;

async function overwrite<Result>(connection: Kysely<Schema>, work: Work<Result>): Promise<Result> {
  await sql`pragma secure_delete = on`.execute(connection);
  try {
    return await connection.transaction().execute(work);
  } finally {
    await sql`pragma secure_delete = off`.execute(connection);
  }
}

/** A part of what `erasing` ends: until then SQLite's log may have what was deleted. */
export async function erasingPart<Result>(
  { db, dialect }: Database,
  work: Work<Result>,
): Promise<Result> {
  if (dialect === "postgres") return db.transaction().execute(work);
  return db.connection().execute((connection) => overwrite(connection, work));
}

/**
 * Runs work that erases something, in a transaction. On SQLite what was deleted is overwritten
 * in the file and in its log as well; PostgreSQL does that when it vacuums.
 */
export async function erasing<Result>(
  { db, dialect }: Database,
  work: Work<Result>,
): Promise<Result> {
  if (dialect === "postgres") return db.transaction().execute(work);
  return db.connection().execute(async (connection) => {
    try {
      return await overwrite(connection, work);
    } finally {
      // where somebody reads just now, the log is cut back by the next one
      await sql`pragma wal_checkpoint(truncate)`.execute(connection).catch(() => undefined);
    }
  });
}

/** Erases the emails that were written about what visitors sent: all, or those to one address. */
export async function eraseEmails(
  transaction: Transaction<Schema>,
  submissionIds: readonly number[],
  recipient?: string,
): Promise<void> {
  for (const ids of inParts(submissionIds)) {
    let emails = transaction.deleteFrom("outbox").where("submissionId", "in", ids);
    if (recipient !== undefined)
      emails = emails.where(sql`lower(recipient)`, "=", recipient.toLowerCase());
    await emails.execute();
  }
}

/** Erases what visitors sent, with the emails about it. */
export async function eraseSubmissions(
  transaction: Transaction<Schema>,
  submissionIds: readonly number[],
): Promise<void> {
  await eraseEmails(transaction, submissionIds);
  for (const ids of inParts(submissionIds))
    await transaction.deleteFrom("submissions").where("id", "in", ids).execute();
}
