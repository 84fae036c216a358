import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { DatabaseAway, StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

const int8 = 20;

/** Whether the server answered and will go on refusing: a wrong name, password or database. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^(28|3D)/.test(code);
}

/** Connects to PostgreSQL; `onIdleError` hears of connections that break while resting. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 30_000,
    types: {
      // Ids, revisions and times stay far below 2^53; the driver's default is a string.
      getTypeParser: (oid, format) =>
        Number(oid) === int8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  pool.on("error", onIdleError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error && error.message ? error.message : "no answer";
    const Away = isRefusal(error) ? StartError : DatabaseAway;
    throw new Away(
      `The database of DATABASE_URL cannot be reached (${reason}): check the address and that PostgreSQL is running.`,
      { cause: error },
    );
  }
  return {
    db,
    dialect: "postgres",
    async check() {
      const answer = await sql<{ readOnly: string }>`show transaction_read_only`.execute(db);
      if (Object.values(answer.rows[0] ?? {})[0] === "on") {
        throw new Error("The database is read-only.");
      }
    },
    async backup() {
      return undefined;
    },
    close: () => db.destroy(),
  };
}
