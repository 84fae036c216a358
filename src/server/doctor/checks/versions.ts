import SqliteFile from "better-sqlite3";
import { sql } from "kysely";
import { programVersion } from "../../program-version.ts";
import { type Check, type Finding, good, problem } from "../check.ts";

/** The lowest PostgreSQL that is tested and still looked after. */
const lowestPostgres = 14;

function isOlder(version: string, lowest: string): boolean {
  return version.localeCompare(lowest, "en", { numeric: true }) < 0;
}

function sqliteVersion(): string {
  const memory = new SqliteFile(":memory:");
  try {
    return String(memory.prepare("select sqlite_version()").pluck().get());
  } finally {
    memory.close();
  }
}

/** The program, and what it runs on. */
export const versionsCheck: Check = {
  name: "versions",
  longestMs: 10_000,
  async run({ env, database }) {
    const { version, node } = programVersion();
    const findings: Finding[] = [];
    if (isOlder(process.versions.node, node))
      findings.push(problem("nodeOld", { version: process.versions.node, lowest: node }));
    const parts = [`Vitrine ${version}`, `Node.js ${process.versions.node}`];
    if (env.databaseUrl === undefined) parts.push(`SQLite ${sqliteVersion()}`);
    else if (database) {
      const { rows } = await sql<{ server_version: string }>`show server_version`.execute(
        database.db,
      );
      const postgres = rows[0]?.server_version ?? "";
      parts.push(`PostgreSQL ${postgres}`);
      if (isOlder(postgres, String(lowestPostgres)))
        findings.push(problem("postgresOld", { version: postgres, lowest: lowestPostgres }));
    }
    return [good("versionsFine", { parts: parts.join(", ") }), ...findings];
  },
};
