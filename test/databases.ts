import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { createPostgresDatabase } from "./postgres.ts";
import type { Database, Dialect } from "#/server/db/database.ts";
import { openDatabase } from "#/server/db/open-database.ts";

/** A new, empty database and its home, thrown away by `close`. */
export interface TestDatabase extends Database {
  dataDir: string;
  databaseUrl: string | undefined;
}

type OpenTestDatabase = () => Promise<TestDatabase>;

async function openTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-data-"));
  const server = dialect === "postgres" ? await createPostgresDatabase() : undefined;
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

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeDatabases(
  subject: string,
  tests: (open: OpenTestDatabase, dialect: Dialect) => void,
): void {
  describe.each(["sqlite", "postgres"] as const)(`${subject} on %s`, (dialect) => {
    tests(() => openTestDatabase(dialect), dialect);
  });
}
