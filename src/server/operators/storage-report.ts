import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { ListedSite } from "#/api/operator-sites.ts";
import type { StorageReport } from "#/api/operator-storage.ts";
import { openBackupPlace } from "../backups/backup-place.ts";
import { readBackupPlan } from "../backups/backup-plan.ts";
import { readBackupRuns } from "../backups/backup-runs.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { withoutSecrets } from "../doctor/secrets.ts";
import type { Env } from "../env.ts";
import { inTime } from "../in-time.ts";
import { type StoragePlace, storageFolder } from "../storage/open-storage.ts";
import { readStoreAddress } from "../storage/s3/store-address.ts";
import { createMeasuredSizes } from "./measured-sizes.ts";
import type { SiteList } from "./site-list.ts";

export interface StorageReportOptions {
  readonly database: Database;
  readonly clock: Pick<Clock, "now" | "sleep">;
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

async function databaseBytes({ db, dialect }: Database): Promise<number> {
  const asked =
    dialect === "postgres"
      ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as "bytes"`
      : sql<{ bytes: number }>`select page_count * page_size as "bytes"
          from pragma_page_count(), pragma_page_size()`;
  const { rows } = await asked.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** A folder or the address of a store, without its keys. */
function shownPlace(name: string, source: StorageReportOptions["source"]): string {
  return readStoreAddress(name)?.shown ?? withoutSecrets(source)(name);
}

type Backups = StorageReport["backups"];

/** The place of scheduled backups, and what is there. */
async function scheduled(
  { dir, everyMs, kept }: NonNullable<Env["backups"]>,
  place: StoragePlace,
  { clock, source }: StorageReportOptions,
): Promise<Pick<Backups, "schedule" | "there">> {
  const there = await inTime(clock, longestMs, async (signal) => {
    const opened = await openBackupPlace(dir, place);
    const all = await opened.all(shownBackups, signal).finally(opened.close);
    return all.map(({ name, at, bytes }) => ({ name, madeAt: new Date(at).toISOString(), bytes }));
  });
  const schedule = { place: shownPlace(dir, source), everyHours: everyMs / 3_600_000, kept };
  return { schedule, there: there ?? null };
}

async function readBackups(options: StorageReportOptions, place: StoragePlace): Promise<Backups> {
  const { database, clock, backups, source } = options;
  const clean = withoutSecrets(source);
  const [plan, runs, where] = await Promise.all([
    readBackupPlan(database, clock.now()),
    readBackupRuns(database.db, shownRuns),
    backups ? scheduled(backups, place, options) : { schedule: null, there: null },
  ]);
  return {
    ...where,
    isRunning: plan?.isRunning ?? false,
    isDue: plan !== undefined && !plan.isRunning && plan.runAt <= clock.now(),
    nextAt: plan && !plan.isRunning ? new Date(plan.runAt).toISOString() : null,
    runs: runs.map(({ reason, warning, ...run }) => ({
      ...run,
      reason: reason && clean(reason),
      warning: warning && clean(warning),
    })),
  };
}

function largestOf(sites: readonly ListedSite[]): StorageReport["largest"] {
  return sites
    .filter((site) => site.bytes > 0)
    .map(({ id, name, bytes, owners }) => ({
      id,
      name,
      bytes,
      owners: owners.map(({ email }) => email),
    }));
}

/** What takes room, and what is backed up; sizes of what is stored are those of some minutes ago. */
export function createStorageReport(
  options: StorageReportOptions,
  list: SiteList,
): () => Promise<StorageReport> {
  const { database, clock, dataDir, storageUrl, source } = options;
  const place = { dataDir, storageUrl };
  const sizes = createMeasuredSizes({ database, clock, place, longestMs });
  const soon = <Value>(work: () => Promise<Value>) => inTime(clock, longestMs, work);
  const heaviest = { q: "", state: "all", sort: "weight", limit: shownSites, offset: 0 } as const;
  return async () => {
    const [measured, bytes, disk, found, backups] = await Promise.all([
      sizes(),
      soon(() => databaseBytes(database)),
      soon(() => statfs(dataDir)),
      soon(() => list.list(heaviest)),
      readBackups(options, place),
    ]);
    return {
      place: storageUrl === undefined ? storageFolder(place) : shownPlace(storageUrl, source),
      ...measured,
      database: bytes ?? null,
      disk: disk ? { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize } : null,
      largest: found ? largestOf(found.sites) : null,
      backups,
    };
  };
}
