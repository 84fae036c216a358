import { existsSync } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import SqliteFile from "better-sqlite3";
import { sqliteName } from "../db/sqlite-file.ts";
import { StartError } from "../start-error.ts";
import { stepsOf } from "./copy-sqlite.ts";
import { openStorage } from "../storage/open-storage.ts";
import { syncFolder } from "../storage/sync-folder.ts";
import { expectKnownSteps } from "./known-steps.ts";
import { readBackup } from "./read-backup.ts";
import type { SharedContents } from "./shared-contents.ts";
import { expectWholeSqlite } from "./whole-sqlite.ts";

interface ReplaceOptions {
  /** A backup, or a database. */
  readonly path: string;
  readonly isBackup: boolean;
  /** What lies beside a backup, where that isn’t the folder that it is in. */
  readonly beside?: SharedContents | undefined;
  /** A folder that this process holds. */
  readonly dataDir: string;
  /** The store that files are kept in, where it isn’t a folder of `dataDir`. */
  readonly storageUrl?: string | undefined;
}

/** Writes a copy of a database to `target`. @throws StartError where it is none, or damaged */
async function copyDatabase(source: string, target: string): Promise<void> {
  let copy: SqliteFile.Database | undefined;
  try {
    copy = new SqliteFile(source, { readonly: true, fileMustExist: true });
    const verdict = copy.pragma("quick_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(String(verdict));
    stepsOf(copy, source);
    await copy.backup(target);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${source} isn’t a copy of a Vitrine database (${why}): choose another one.`,
      { cause: error },
    );
  } finally {
    copy?.close();
  }
}

/** Stored files that the database needs and that are gone by now: those that are there stay as they are. */
async function bringBackContents(from: string, to: string): Promise<void> {
  const folders = existsSync(from) ? await readdir(from) : [];
  for (const start of folders) {
    await mkdir(join(to, start), { recursive: true });
    for (const end of await readdir(join(from, start)))
      if (!existsSync(join(to, start, end)))
        await rename(join(from, start, end), join(to, start, end));
    await syncFolder(join(to, start));
  }
}

/** Puts the database that is needed beside the one that is there, and answers where. */
async function prepare(
  { path, isBackup, beside, dataDir, storageUrl }: ReplaceOptions,
  into: string,
): Promise<string> {
  const fresh = join(into, sqliteName);
  if (!isBackup) {
    await copyDatabase(path, fresh);
    return fresh;
  }
  const { dialect } = await readBackup(path, {
    into,
    ...(beside && { beside }),
    ...(storageUrl !== undefined && { storage: await openStorage({ dataDir, storageUrl }) }),
  });
  if (dialect !== "sqlite")
    throw new StartError(`${basename(path)} has a PostgreSQL database: choose another backup.`);
  expectWholeSqlite(fresh);
  await bringBackContents(join(into, "storage"), join(dataDir, "storage"));
  return fresh;
}

function stepsIn(path: string): string[] {
  const file = new SqliteFile(path, { readonly: true });
  try {
    return stepsOf(file, path);
  } finally {
    file.close();
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Moves a database away with its log. The log comes after it: a server would open a database that lost its log, and none
 * opens a log alone. The one that takes its place comes when both are gone, as it would be given that log.
 */
export async function setAside(path: string, aside: string, move = rename): Promise<void> {
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(path + end)) await move(path + end, join(aside, sqliteName + end));
}

/** Replaces the database of a folder, and answers where the one before is kept. @throws StartError */
export async function replaceDatabase(options: ReplaceOptions): Promise<string> {
  const { path: source, dataDir } = options;
  const into = join(dataDir, "restoring-database");
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { mode: 0o700 });
  try {
    const fresh = await prepare(options, into);
    expectKnownSteps(stepsIn(fresh), basename(source));
    await chmod(fresh, 0o600);
    await sync(fresh);
    const path = join(dataDir, sqliteName);
    const aside = join(dataDir, "replaced", new Date().toISOString().replaceAll(/[:.]/g, "-"));
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await setAside(path, aside);
    await rename(fresh, path);
    await syncFolder(dataDir);
    return aside;
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}
