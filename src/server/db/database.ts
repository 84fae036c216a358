import type { Kysely } from "kysely";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

export type Dialect = "sqlite" | "postgres";

/** An open database. Both dialects understand the same tables and queries. */
export interface Database {
  db: Kysely<Schema>;
  dialect: Dialect;
  /** Throws when the database cannot take a write right now. */
  check(): Promise<void>;
  /** Writes a consistent copy beside the database; undefined where backups are the server's own. */
  backup(label: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A folder that exists: the home of `vitrine.sqlite`. */
  dataDir: string;
  /** `postgres://…`; without it, SQLite. */
  databaseUrl?: string | undefined;
  /** Told of connections that break while nobody uses them. */
  onIdleError?: (error: Error) => void;
}

/** Opens the database that the environment names, without changing what is in it. */
export function createDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openSqlite(options.dataDir)
    : openPostgres(options.databaseUrl, options.onIdleError);
}
