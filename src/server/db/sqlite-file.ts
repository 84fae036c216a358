import { existsSync, readdirSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import SqliteFile from "better-sqlite3";
import { AppError, errorCodeOf } from "../errors.ts";
import { countPointers } from "../storage/live-pointer.ts";
import { StartError } from "../start-error.ts";

/** The name of the database in its folder. */
export const sqliteName = "vitrine.sqlite";

/** The lowest SQLite that is free of the WAL reset bug, which could lose a committed write. */
const lowestSqlite = [3, 51, 3] as const;

function isOldSqlite(version: string): boolean {
  const parts = version.split(".").map(Number);
  for (const [index, lowest] of lowestSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part !== lowest) return part < lowest;
  }
  return false;
}

function setUp(file: SqliteFile.Database, isReadOnly: boolean): void {
  const version = String(file.prepare("select sqlite_version()").pluck().get());
  if (isOldSqlite(version))
    throw new StartError(`SQLite ${version} is too old: run npm install to get 3.51.3 or newer.`);
  file.pragma("busy_timeout = 5000");
  if (isReadOnly) file.pragma("query_only = ON");
  else {
    file.pragma("journal_mode = WAL");
    // FULL: an acknowledged commit survives a power cut, not only a crash of the process.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
  }
  // says at once where it is no database, or where not even its tables can be listed
  file.prepare("select count(*) from sqlite_schema").get();
}

/** What to do where the database is no longer what it was. */
function mending(path: string): string {
  const folder = join(dirname(path), "backups");
  const copies = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(?:sqlite|tar)$/.test(name))
    : [];
  const newest = copies.toSorted((one, other) => timeIn(other).localeCompare(timeIn(one)))[0];
  const copy = newest === undefined ? "" : `, or the copy ${join(folder, newest)},`;
  return `stop the server, restore your newest backup${copy} with npm run restore-database FILE, and start it again`;
}

/** Copies are named by the step that they were made before, or as backups, and by their time. */
function timeIn(name: string): string {
  return /\d{4}-\d{2}-\d{2}T.*/.exec(name)?.[0] ?? "";
}

/** The sentence for a database that can be opened, and not be trusted. */
export function damaged(path: string, why: string, cause?: unknown): StartError {
  return new StartError(`The database ${path} is damaged (${why}): ${mending(path)}.`, { cause });
}

/** SQLite calls some of what a full disk refuses an I/O error. */
function hasNoRoom(path: string): boolean {
  return statfsSync(dirname(path)).bavail === 0;
}

/** The sentence for a database that can't be opened. */
function explain(error: unknown, path: string): StartError {
  if (error instanceof StartError) return error;
  const why = error instanceof Error ? error.message : String(error);
  const code = error instanceof SqliteFile.SqliteError ? error.code : "";
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return damaged(path, why, error);
  if (errorCodeOf(error) === "storage-full" || hasNoRoom(path))
    return new StartError(
      `The disk that holds ${path} is full: free up space, and the server will carry on by itself.`,
      { cause: new AppError("storage-full", { cause: error }) },
    );
  return new StartError(
    `The database ${path} can’t be opened (${why}): check that its folder is writable and that the disk works.`,
    { cause: error },
  );
}

/** Where published sites belong to a database, a new one is never made in its place. */
function refuseMissing(dataDir: string, path: string): void {
  if (existsSync(path)) return;
  const sites = countPointers(join(dataDir, "sites"));
  if (sites === 0) return;
  throw new StartError(
    `The database ${path} is missing, but ${sites} published sites belong to it: ${mending(path)}, or start afresh with another DATA_DIR.`,
  );
}

/**
 * Opens a database so that not one byte of its folder changes. A writer that is the last to close moves the log into the
 * file, so where there is a log it is only read; a reader that finds none leaves an empty one, so there a writer that may
 * write nothing clears up after itself.
 */
function openUntouched(path: string): SqliteFile.Database {
  if (!existsSync(path))
    throw new StartError(
      `There is no database at ${path} yet: start the server once with npm start.`,
    );
  return new SqliteFile(path, { readonly: existsSync(`${path}-wal`), fileMustExist: true });
}

/** Opens the database of a folder. @throws StartError */
export function openSqliteFile(dataDir: string, isReadOnly: boolean): SqliteFile.Database {
  const path = join(dataDir, sqliteName);
  refuseMissing(dataDir, path);
  let file: SqliteFile.Database | undefined;
  try {
    file = isReadOnly ? openUntouched(path) : new SqliteFile(path);
    setUp(file, isReadOnly);
    return file;
  } catch (error) {
    file?.close();
    throw explain(error, path);
  }
}
