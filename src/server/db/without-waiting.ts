import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Runs work whose loss in a power cut does no harm, without waiting for the disk. What is written
 * durably afterwards takes it along: never is something lost that came before something kept.
 */
export async function withoutWaiting<Result>(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  work: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (dialect === "postgres") return work(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
