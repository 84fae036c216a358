import { Kysely, sql } from "kysely";
import { AppError } from "../errors.ts";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import { CauseKeepingDialect, type PoolOptions, openPool } from "./postgres-pool.ts";
import type { Schema } from "./schema.ts";
import { tellQueries } from "./tell-queries.ts";

/** Connects to PostgreSQL. */
export async function openPostgres(url: string, options: PoolOptions): Promise<Database> {
  const dialect = new CauseKeepingDialect(openPool(url, options));
  const db = new Kysely<Schema>({ dialect, log: tellQueries("postgres") });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error && error.message ? error.message : "no answer";
    throw new StartError(
      `The database at DATABASE_URL can’t be reached (${reason}): check the address and that PostgreSQL is running.`,
      { cause: error },
    );
  }
  return {
    db,
    dialect: "postgres",
    async check() {
      const answer = await sql<{ readOnly: string }>`show transaction_read_only`.execute(db);
      if (Object.values(answer.rows[0] ?? {})[0] === "on") {
        throw new AppError("storage-unavailable", { cause: "the database is read-only" });
      }
    },
    expectSound: async () => undefined,
    async backup() {
      return undefined;
    },
    close: () => db.destroy(),
  };
}
