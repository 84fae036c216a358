import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import SqliteFile from "better-sqlite3";
import { holdDataFolder } from "./data-folder.ts";
import { sqliteName } from "./db/sqlite-file.ts";
import { readEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a copy of a database to `target`. @throws StartError where it is none, or damaged */
async function copyDatabase(source: string, target: string): Promise<void> {
  let copy: SqliteFile.Database | undefined;
  try {
    copy = new SqliteFile(source, { readonly: true, fileMustExist: true });
    const verdict = copy.pragma("quick_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(String(verdict));
    copy.prepare("select name from migrations").all();
    await copy.backup(target);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${source} isn’t a copy of a Vitrine database (${why}): choose another one.`,
      {
        cause: error,
      },
    );
  } finally {
    copy?.close();
  }
}

/** Puts a copy in the place of the database. What was there is set aside, and nothing deleted. */
async function restore(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new StartError("Name the copy to restore: npm run restore FILE.");
  const { dataDir, databaseUrl } = readEnv(process.env);
  if (databaseUrl !== undefined)
    throw new StartError("DATABASE_URL is set: restore PostgreSQL backups with its own tools.");
  const folder = await holdDataFolder(dataDir);
  try {
    const path = join(dataDir, sqliteName);
    const fresh = `${path}.${randomUUID()}.new`;
    // npm runs this from the folder of the program
    await copyDatabase(resolve(process.env["INIT_CWD"] ?? "", name), fresh);
    await sync(fresh);
    const aside = join(dataDir, "replaced", new Date().toISOString().replaceAll(/[:.]/g, "-"));
    await mkdir(aside, { recursive: true });
    // the log first: beside another database it would be taken for that one's
    for (const end of ["-wal", "-shm", ""])
      if (existsSync(path + end)) await rename(path + end, join(aside, sqliteName + end));
    await rename(fresh, path);
    await sync(dataDir);
    process.stdout.write(
      `The database was restored from ${name}; the one it replaced is in ${aside}. Start the server with npm start.\n`,
    );
  } finally {
    folder.release();
  }
}

try {
  await restore();
} catch (error) {
  const message =
    error instanceof StartError ? error.message : `The copy couldn’t be restored: ${String(error)}`;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
