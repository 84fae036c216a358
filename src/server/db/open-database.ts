import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export interface DatabaseOptions {
  /** A folder that exists: the home of `vitrine.sqlite`. */
  dataDir: string;
  /** `postgres://…`; without it, SQLite. */
  databaseUrl?: string | undefined;
  /** Told of connections that break while nobody uses them. */
  onIdleError?: (error: Error) => void;
}

/** Opens the database that the environment names, without changing what is in it. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openSqlite(options.dataDir)
    : openPostgres(options.databaseUrl, options.onIdleError);
}
