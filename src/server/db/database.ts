import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export type Dialect = "sqlite" | "postgres";

/** An open database. Both dialects understand the same tables and queries. */
export interface Database {
  db: Kysely<Schema>;
  dialect: Dialect;
  /** Throws when the database cannot take a write right now. */
  check(): Promise<void>;
  /** Reads all of a file for damage, beside everything else; a server does that itself. @throws StartError */
  expectSound(): Promise<void>;
  /** Writes a consistent copy beside the database; undefined where backups are the server's own. */
  backup(label: string): Promise<string | undefined>;
  close(): Promise<void>;
}
