import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import { StartError } from "../start-error.ts";

/** The folder of a data folder that gets what is restored, until all of it is known to be whole. */
export function stagingFolder(dataDir: string): string {
  return join(dataDir, "restoring");
}

function interrupted(dataDir: string): StartError {
  return new StartError(
    `A restore into ${dataDir} was interrupted: run the same npm run restore again, or remove ${stagingFolder(dataDir)} if you no longer want it.`,
  );
}

/**
 * Throws where a restore of a SQLite was cut short, before anything opens its database: a server would begin with what
 * there is of it. @throws StartError
 */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(stagingFolder(dataDir))) return;
  // it comes last
  if (existsSync(join(dataDir, sqliteName))) return;
  throw interrupted(dataDir);
}

/**
 * The same of a PostgreSQL, whose tables come last and at once. Where they are there, what a restore left over goes: it
 * has all rows in it. @throws StartError
 */
export async function refuseHalfLoaded(
  dataDir: string,
  { db, dialect }: Pick<Database, "db" | "dialect">,
): Promise<void> {
  const folder = stagingFolder(dataDir);
  if (dialect === "sqlite" || !existsSync(folder)) return;
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) throw interrupted(dataDir);
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}
