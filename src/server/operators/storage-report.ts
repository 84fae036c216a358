import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { StorageReport } from "#/api/operator-storage.ts";
import { openBackupPlace } from "../backups/backup-place.ts";
import { readBackupPlan } from "../backups/backup-plan.ts";
import { readBackupRuns } from "../backups/backup-runs.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { withoutSecrets } from "../doctor/secrets.ts";
import type { Env } from "../env.ts";
import { type StoragePlace, storageFolder } from "../storage/open-storage.ts";
import type { SiteList } from "./site-list.ts";
import { storedBytes } from "./stored-bytes.ts";

export interface StorageReportOptions {
  readonly database: Database;
  readonly clock: Pick<Clock, "now">;
  readonly dataDir: string;
  readonly storageUrl?: string | undefined;
  readonly backups: Env["backups"];
  /** The environment, whose secrets are in no answer. */
  readonly source: Readonly<Record<string, string | undefined>>;
}

/** Disks and stores are waited for so long. */
const longestMs = 5_000;
const shownSites = 10;
const shownBackups = 20;
const shownRuns = 10;

/** What comes in time and doesn't fail; null otherwise. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestMs);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function databaseBytes({ db, dialect }: Database): Promise<number> {
  const asked =
    dialect === "postgres"
      ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as "bytes"`
      : sql<{ bytes: number }>`select page_count * page_size as "bytes"
          from pragma_page_count(), pragma_page_size()`;
  const { rows } = await asked.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Of contents that were sent, each once. */
async function sentBytes({ db }: Database): Promise<{ pictures: number; files: number }> {
  const { rows } = await sql<{ pictures: number | string; files: number | string }>`select
    (select coalesce(sum("bytes"), 0) from (select distinct "hash", "bytes" from "assets") as "a") as "pictures",
    (select coalesce(sum("bytes"), 0) from (select distinct "hash", "bytes" from "sentFiles") as "f") as "files"`.execute(
    db,
  );
  return { pictures: Number(rows[0]?.pictures ?? 0), files: Number(rows[0]?.files ?? 0) };
}

async function placeOf(place: StoragePlace): Promise<string> {
  if (place.storageUrl === undefined) return storageFolder(place);
  const { openStore } = await import("../storage/s3/open-s3-storage.ts");
  const store = openStore(place.storageUrl);
  store.close();
  return store.shown;
}

type Backups = StorageReport["backups"];

/** The place of scheduled backups, and what is there. */
async function scheduled(
  { dir, everyMs, kept }: NonNullable<Env["backups"]>,
  place: StoragePlace,
  clean: (words: string) => string,
): Promise<Pick<Backups, "schedule" | "there">> {
  const opened = await openBackupPlace(dir, place).catch(() => undefined);
  const shown = opened?.shown ?? clean(dir);
  const schedule = { place: shown, everyHours: everyMs / 3_600_000, kept };
  if (!opened) return { schedule, there: null };
  const there = await inTime(opened.all(shownBackups).finally(opened.close));
  return {
    schedule,
    there:
      there &&
      there.map(({ name, at, bytes }) => ({ name, madeAt: new Date(at).toISOString(), bytes })),
  };
}

async function readBackups(options: StorageReportOptions, place: StoragePlace): Promise<Backups> {
  const { database, clock, backups, source } = options;
  const clean = withoutSecrets(source);
  const [plan, runs, where] = await Promise.all([
    readBackupPlan(database, clock.now()),
    readBackupRuns(database.db, shownRuns),
    backups ? scheduled(backups, place, clean) : { schedule: null, there: null },
  ]);
  return {
    ...where,
    isRunning: plan?.isRunning ?? false,
    nextAt: plan && !plan.isRunning ? new Date(plan.runAt).toISOString() : null,
    runs: runs.map(({ reason, warning, ...run }) => ({
      ...run,
      reason: reason && clean(reason),
      warning: warning && clean(warning),
    })),
  };
}

/** What takes room, and what is backed up. */
export async function readStorage(
  options: StorageReportOptions,
  list: SiteList,
): Promise<StorageReport> {
  const { database, dataDir, storageUrl } = options;
  const place = { dataDir, storageUrl };
  const began = performance.now();
  const isOver = () => performance.now() - began > longestMs;
  const heaviest = { q: "", state: "all", sort: "weight", limit: shownSites, offset: 0 } as const;
  const [shown, sent, stored, bytes, disk, { sites }, backups] = await Promise.all([
    placeOf(place),
    sentBytes(database),
    inTime(storedBytes(place, isOver)),
    inTime(databaseBytes(database)),
    inTime(statfs(dataDir)),
    list.list(heaviest),
    readBackups(options, place),
  ]);
  return {
    place: shown,
    ...sent,
    stored,
    database: bytes,
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    largest: sites
      .filter((site) => site.bytes > 0)
      .map(({ id, name, bytes: weight, owners }) => ({
        id,
        name,
        bytes: weight,
        owners: owners.map(({ email }) => email),
      })),
    backups,
  };
}
