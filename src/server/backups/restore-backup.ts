import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Database } from "../db/database.ts";
import { hasTables } from "../db/has-tables.ts";
import { openDatabase } from "../db/open-database.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import type { DatabaseTimeouts } from "../db/timeouts.ts";
import { errorCodeOf } from "../errors.ts";
import { StartError } from "../start-error.ts";
import type { BackupSummary } from "./backup-format.ts";
import { contentsBeside } from "./contents-beside.ts";
import { openStorage } from "../storage/open-storage.ts";
import { syncFolder } from "../storage/sync-folder.ts";
import { expectKnownSteps } from "./known-steps.ts";
import { loadFromSqlite } from "./load-from-sqlite.ts";
import { expectEmptyPostgres, loadParts, loadPostgres } from "./load-postgres.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { readBackup } from "./read-backup.ts";
import type { SharedContents } from "./shared-contents.ts";
import { stagingFolder } from "./staging.ts";
import { expectWholeSqlite } from "./whole-sqlite.ts";

/** What a folder may have and be restored into. */
const harmless = new Set(["restoring", "server.lock", "backup.lock", "backups", "lost+found"]);
/** Where a backup out of a store is for the time. */
const scratchPattern = /^backup-scratch/;
/** What a restore puts in place before the database. */
const restored = ["storage", "sites"];
/** For the statements of a whole database. */
const patience: DatabaseTimeouts = { connect: 10_000, statement: 24 * 3_600_000 };

export interface RestoreOptions {
  /** The backup. */
  readonly path: string;
  /** What lies beside it, where that isn’t the folder that it is in. */
  readonly beside?: SharedContents | undefined;
  /** A folder that this process holds. */
  readonly dataDir: string;
  /** An empty PostgreSQL; without it, a SQLite is made. */
  readonly databaseUrl: string | undefined;
  /** The store that files are to be kept in, where it isn’t a folder of `dataDir`. What is there already stays. */
  readonly storageUrl?: string | undefined;
  readonly onProgress?: (bytes: number) => void;
  /** Hears how many rows of a SQLite are in PostgreSQL. */
  readonly onRows?: (rows: number) => void;
}

async function expectEmptyFolder(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).filter(
    (name) => !harmless.has(name) && !scratchPattern.test(name),
  );
  // an earlier restore that was killed while it put things in their places
  const isOurs = existsSync(stagingFolder(dataDir)) && !found.includes(sqliteName);
  const first = found.find((name) => !isOurs || !restored.includes(name));
  if (first !== undefined)
    throw new StartError(
      `${dataDir} has something in it already (${first}), and nothing is overwritten: set DATA_DIR to a new folder. To put only the database back, use npm run restore-database FILE.`,
    );
  if (isOurs) await clear(dataDir);
}

/** Takes away what a restore has put into a folder that was empty. */
async function clear(dataDir: string): Promise<void> {
  for (const name of restored) await rm(join(dataDir, name), { recursive: true, force: true });
  await rm(stagingFolder(dataDir), { recursive: true, force: true });
}

/** How many bytes a backup will take, with the stored files beside it; less where it can't be read, which is said later. */
export async function roomFor(path: string): Promise<number> {
  try {
    const { size } = await stat(path);
    const beside = await contentsBeside(path).catch(() => new Map<string, number>());
    return beside.values().reduce((sum, bytes) => sum + bytes, size);
  } catch {
    return 0;
  }
}

async function expectRoom({ path, dataDir, storageUrl }: RestoreOptions): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const size = storageUrl === undefined ? await roomFor(path) : 0;
  if (size > bavail * bsize) throw noRoom(dataDir);
}

function noRoom(dataDir: string, cause?: unknown): StartError {
  return new StartError(
    `There isn’t enough room in ${dataDir} for this backup: free up space, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );
}

/** Puts what was read into its place, in order: a SQLite comes last, so that a folder that has it has all. */
async function settle(dataDir: string, names: readonly string[]): Promise<void> {
  const from = stagingFolder(dataDir);
  for (const name of names)
    if (existsSync(join(from, name))) await rename(join(from, name), join(dataDir, name));
  await syncFolder(dataDir);
}

/** Brings a backup back into an empty folder, and an empty PostgreSQL where one is named, whichever it was. @throws StartError */
export async function restoreBackup(options: RestoreOptions): Promise<BackupSummary> {
  const { dataDir, databaseUrl } = options;
  const database =
    databaseUrl === undefined
      ? undefined
      : await openDatabase({ dataDir, databaseUrl, timeouts: patience });
  try {
    if (database) await expectEmptyPostgres(database);
    await expectEmptyFolder(dataDir);
    await expectRoom(options);
    return await fill(options, database);
  } finally {
    await database?.close();
  }
}

/** Whether it is the disk of the folder that is full, and not that of a PostgreSQL or a store. */
function isFolderFull(error: unknown): boolean {
  if (errorCodeOf(error) !== "storage-full") return false;
  for (let one = error; one instanceof Error; one = one.cause)
    if ("code" in one && /^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/.test(String(one.code))) return true;
  return false;
}

async function fill(
  { path, beside, dataDir, storageUrl, onProgress, onRows }: RestoreOptions,
  database: Database | undefined,
): Promise<BackupSummary> {
  const into = stagingFolder(dataDir);
  try {
    await mkdir(into, { mode: 0o700 });
    const summary = await readBackup(path, {
      into,
      ...(beside && { beside }),
      ...(storageUrl !== undefined && { storage: await openStorage({ dataDir, storageUrl }) }),
      ...(onProgress && { onProgress }),
    });
    expectKnownSteps(summary.migrations, basename(path));
    const { dialect, migrations: steps } = summary;
    const folder = join(into, "database");
    // on its way to PostgreSQL each row is read, and named where it can't be taken along
    if (dialect === "sqlite" && !database) expectWholeSqlite(join(into, sqliteName));
    if (database) {
      let isSettled = false;
      await loadPostgres(database, {
        steps,
        fill: (transaction) =>
          dialect === "postgres"
            ? loadParts(transaction, folder)
            : loadFromSqlite(transaction, join(into, sqliteName), onRows),
        async beforeCommit() {
          await settle(dataDir, restored);
          isSettled = true;
        },
      }).catch(async (error: unknown) => {
        // where the connection was lost with the answer, another one tells whether all of it is there
        if (!isSettled || !(await hasTables(database))) throw error;
      });
    } else {
      if (dialect === "postgres") await loadSqlite(into, { folder, steps });
      // nothing would remove rows that are left there
      await rm(folder, { recursive: true, force: true });
      await settle(dataDir, [...restored, sqliteName]);
    }
    // of a PostgreSQL it still has the rows: the next start removes it where this doesn't
    await rm(into, { recursive: true, force: true }).catch(() => undefined);
    return summary;
  } catch (error) {
    await clear(dataDir);
    throw isFolderFull(error) ? noRoom(dataDir, error) : error;
  }
}
