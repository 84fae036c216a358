import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { isBalanced } from "./balanced/is-balanced.ts";
import { onceARun } from "./once-a-run.ts";
import { createPostgresDatabase } from "./postgres.ts";
import type { Database, Dialect } from "#/server/db/database.ts";
import { migrate } from "#/server/db/migrate.ts";
import { type DatabaseOptions, openDatabase } from "#/server/db/open-database.ts";
import { sqliteName } from "#/server/db/sqlite-file.ts";

/** A new database and its home, thrown away by `close`. */
export interface TestDatabase extends Database {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** With the tables of the present version, without rows; or with nothing at all. */
type TestDatabaseState = "migrated" | "empty";

type OpenTestDatabase = (state?: TestDatabaseState) => Promise<TestDatabase>;

async function makeTables(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  await migrate(database);
  await database.close();
}

/** Puts the tables of the present version into a folder without a database: they are made once a run. */
export async function putSqliteTables(dataDir: string): Promise<void> {
  const made = await onceARun("sqlite-tables", (folder) => makeTables({ dataDir: folder }));
  await copyFile(join(made, sqliteName), join(dataDir, sqliteName));
}

/** The same of PostgreSQL. */
const postgresTables = {
  name: "tables",
  fill: (databaseUrl: string) => makeTables({ dataDir: tmpdir(), databaseUrl }),
};

/** A database with these tables and without rows. */
export const createTablesOnPostgres = () => createPostgresDatabase(postgresTables);

/** The address of a test's database, where others can open it, too. */
export function urlOf(database: Database): string | undefined {
  const { databaseUrl } = database as Partial<TestDatabase>;
  return databaseUrl;
}

async function openTestDatabase(
  dialect: Dialect,
  state: TestDatabaseState = "migrated",
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-data-"));
  const isMigrated = state === "migrated";
  const server =
    dialect === "postgres"
      ? await createPostgresDatabase(isMigrated ? postgresTables : undefined)
      : undefined;
  if (isMigrated && !server) await putSqliteTables(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: server?.url });
  return {
    ...database,
    dataDir,
    databaseUrl: server?.url,
    async close() {
      await database.close();
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const dialects: readonly Dialect[] = isBalanced() ? ["postgres"] : ["sqlite", "postgres"];

/** Runs the same tests on SQLite and on a real PostgreSQL; behind a balancer there is no SQLite. */
export function describeDatabases(
  subject: string,
  tests: (open: OpenTestDatabase, dialect: Dialect) => void,
): void {
  describe.each(dialects)(`${subject} on %s`, (dialect) => {
    tests((state) => openTestDatabase(dialect, state), dialect);
  });
}
