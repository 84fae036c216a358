import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from "kysely";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** The lowest SQLite that is free of the WAL reset bug, which could lose a committed write. */
const lowestSqlite = [3, 51, 3] as const;

/**
 * Starts transactions as writers. A deferred one that reads first and writes later
 * fails at once when another process wrote in between, whatever the busy timeout.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

function isOldSqlite(version: string): boolean {
  const parts = version.split(".").map(Number);
  for (const [index, lowest] of lowestSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part !== lowest) return part < lowest;
  }
  return false;
}

function openFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path);
  const version = String(file.prepare("select sqlite_version()").pluck().get());
  if (isOldSqlite(version)) {
    file.close();
    throw new StartError(`SQLite ${version} is too old: run npm install to get 3.51.3 or newer.`);
  }
  file.pragma("busy_timeout = 5000");
  file.pragma("journal_mode = WAL");
  // FULL: an acknowledged commit survives a power cut, not only a crash of the process.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  return file;
}

function checkIntegrity(file: SqliteFile.Database, path: string): void {
  const verdict = file.pragma("quick_check(1)", { simple: true });
  if (verdict === "ok") return;
  throw new StartError(
    `The database ${path} is damaged (${String(verdict)}): restore a backup with npm run restore.`,
  );
}

/** Opens `vitrine.sqlite` in the folder, checked for damage. One process at a time may write it. */
export async function openSqlite(dataDir: string): Promise<Database> {
  const path = join(dataDir, "vitrine.sqlite");
  const file = openOrExplain(path);
  const db = new Kysely<Schema>({ dialect: new ImmediateDialect({ database: file }) });
  return {
    db,
    dialect: "sqlite",
    async check() {
      await db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
      });
    },
    async backup(label) {
      const folder = join(dataDir, "backups");
      await mkdir(folder, { recursive: true });
      const target = join(folder, `${label}.sqlite`);
      await file.backup(target);
      return target;
    },
    async close() {
      await db.destroy();
      // Kysely closes only what it has used.
      if (file.open) file.close();
    },
  };
}

function openOrExplain(path: string): SqliteFile.Database {
  try {
    const file = openFile(path);
    checkIntegrity(file, path);
    return file;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database ${path} cannot be opened (${error instanceof Error ? error.message : String(error)}): make its folder writable, or restore a backup with npm run restore.`,
      { cause: error },
    );
  }
}
