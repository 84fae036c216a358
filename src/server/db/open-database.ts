import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";
import { type DatabaseTimeouts, defaultTimeouts } from "./timeouts.ts";

export interface DatabaseOptions {
  /** A folder that exists: the home of `vitrine.sqlite`. */
  dataDir: string;
  /** `postgres://…`; without it, SQLite. */
  databaseUrl?: string | undefined;
  /** How long a PostgreSQL is waited for. */
  timeouts?: DatabaseTimeouts;
  /** Nothing can be written, and no file of the folder changes. */
  isReadOnly?: boolean;
  /** Told of connections that break, at rest or at work. */
  onBroken?: (error: Error) => void;
}

/** Opens the database that the environment names, without changing what is in it. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl === undefined) return openSqlite(options.dataDir, options.isReadOnly);
  // its driver takes memory that a server on SQLite has no use for
  const { openPostgres } = await import("./postgres.ts");
  const { databaseUrl, timeouts = defaultTimeouts, isReadOnly, onBroken } = options;
  return openPostgres(databaseUrl, { timeouts, isReadOnly, onBroken });
}
