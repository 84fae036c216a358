import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type SqliteFile from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  sql,
} from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";
import { keepStatements } from "./kept-statements.ts";
import { PatientConnection } from "./patient-connection.ts";
import { expectSound } from "./soundness.ts";
import { openSqliteFile, sqliteName } from "./sqlite-file.ts";
import { shortenLog } from "./sqlite-log.ts";
import { withoutWaiting } from "./without-waiting.ts";
import { tellQueries } from "./tell-queries.ts";

/**
 * Starts transactions as writers. A deferred one that reads first and writes later
 * fails at once when another process wrote in between, whatever the busy timeout.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;
  #connection: PatientConnection | undefined;

  constructor(file: SqliteFile.Database) {
    super({ database: keepStatements(file) });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#file);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite itself gives a transaction up where the disk fails; what went wrong is told, not that. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
    shortenLog(this.#file);
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #file: SqliteFile.Database;

  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#file);
  }
}

/** Opens `vitrine.sqlite` in the folder. One process at a time may write it. */
export async function openSqlite(dataDir: string, isReadOnly = false): Promise<Database> {
  const file = openSqliteFile(dataDir, isReadOnly);
  // the connection waits, not the thread
  file.pragma("busy_timeout = 0");
  const db = new Kysely<Schema>({
    dialect: new ImmediateDialect(file),
    log: tellQueries("sqlite"),
  });
  return {
    db,
    dialect: "sqlite",
    async check() {
      // the same number again, but written
      await withoutWaiting({ db, dialect: "sqlite" }, (connection) =>
        sql`pragma user_version = 1`.execute(connection),
      );
    },
    expectSound: () => expectSound(join(dataDir, sqliteName)),
    async backup(label) {
      const folder = join(dataDir, "backups");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, `${label}.sqlite`);
      const unfinished = `${target}.new`;
      try {
        // it holds passwords' hashes, and would be made for everybody to read
        await (await open(unfinished, "w", 0o600)).close();
        await file.backup(unfinished);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
      return target;
    },
    async close() {
      await db.destroy();
      // Kysely closes only what it has used.
      if (file.open) file.close();
    },
  };
}
