import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { aptInstall } from "./apt.ts";

/** The folder of PostgreSQL's server programs: `PG_BIN`, Debian's newest, or one on the PATH. */
function findPostgres(): string | undefined {
  const version = (folder: string) => Number(folder.split("/").at(-2));
  const candidates = [
    process.env["PG_BIN"],
    ...globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => version(b) - version(a)),
    "/usr/local/bin",
    "/usr/local/pgsql/bin",
    ...(process.env["PATH"] ?? "").split(path.delimiter),
  ];
  return candidates.find(
    (folder) => folder !== undefined && existsSync(path.join(folder, "initdb")),
  );
}

/** Like `findPostgres`, but brings it when there is none. Throws a sentence when that fails too. */
export async function ensurePostgres(): Promise<string> {
  const found = findPostgres();
  if (found !== undefined) return found;
  console.log("Installing PostgreSQL for the tests…");
  await aptInstall("postgresql");
  const installed = findPostgres();
  if (installed !== undefined) return installed;
  throw new Error(
    'The tests need PostgreSQL and could not install it: install Debian\'s package "postgresql", or set PG_BIN to the folder of its programs.',
  );
}
