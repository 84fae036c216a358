import { type Transaction, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";

/**
 * Runs work that erases something, in a transaction. On SQLite what was deleted is overwritten
 * in the file and in its log as well; PostgreSQL does that when it vacuums.
 */
export async function erasing<Result>(
  { db, dialect }: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  if (dialect === "postgres") return db.transaction().execute(work);
  return db.connection().execute(async (connection) => {
    await sql`pragma secure_delete = on`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma secure_delete = off`.execute(connection);
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
