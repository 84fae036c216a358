import type { Kysely, Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { readPageLocks } from "../db/page-lock-rows.ts";
import { readClosings } from "../db/closings.ts";
import { readUnpublished } from "../db/unpublished-rows.ts";
import type { Schema } from "../db/schema.ts";
import { AppError, errorCodeOf } from "../errors.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { type SiteAddresses, addressesOf } from "../sites/site-addresses.ts";
import type { KeyedQueue } from "../sites/keyed-queue.ts";
import type { Closing, LivePointer, PageLock } from "../storage/live-pointer.ts";
import type { Storage } from "../storage/storage.ts";
import { pointerFor } from "./pointer-for.ts";
import { readdressWork } from "./readdress-job.ts";
import { indexesFor } from "./recompressed-rows.ts";
import type { ReleaseRows } from "./release-rows.ts";
import { recompressJob, releaseJobsDelay } from "./recompress-job.ts";

interface LiveReleasesOptions {
  readonly database: Database;
  readonly hosting: SiteHosting;
  readonly storage: Pick<Storage, "check">;
  readonly rows: ReleaseRows;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Clock;
  readonly sitesDomain: string;
  readonly notifyOthers: (siteId: number) => Promise<void>;
  /** Runs what reads and shows a site one after the other. */
  readonly inTurn: KeyedQueue;
}

/** Keeps what hosting shows in step with the database. */
export interface LiveReleases {
  /**
   * Makes an earlier release live: the same bytes as before. `also` belongs to the same transaction.
   * @throws AppError not-found, conflict
   */
  makeLive(
    siteId: number,
    release: number,
    also?: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<void>;
  /**
   * After a site's address changed, or whether it may be visited.
   * @throws AppError kept-unwritten where the disk couldn't take what holds by then
   */
  moved(siteId: number): Promise<void>;
  /** Adds the work that brings a site's new address into its published pages. */
  readdressed(transaction: Transaction<Schema>, siteId: number): Promise<unknown>;
  /** After another process did any of this; answers whether something else is shown now. */
  follow(siteId: number): Promise<boolean>;
  /** Mends the pointers that are behind the database; answers how many were. */
  repair(): Promise<number>;
}

function liveSites(db: Kysely<Schema>) {
  return db
    .selectFrom("sites")
    .innerJoin("releases", "releases.id", "sites.liveReleaseId")
    .select(["sites.id as siteId", "slug", "releases.id as release", "manifestHash as manifest"])
    .select(["takenDownAt", "recompressed"])
    .where("trashedAt", "is", null);
}

type LiveSiteRow = Awaited<ReturnType<ReturnType<typeof liveSites>["execute"]>>[number];

interface PointerSources {
  readonly hosting: Pick<SiteHosting, "pointerOf">;
  readonly sitesDomain: string;
  readonly clock: Clock;
  readonly addresses: ReadonlyMap<number, SiteAddresses>;
  readonly locks: ReadonlyMap<number, readonly PageLock[]>;
  readonly unpublished: ReadonlyMap<number, readonly string[]>;
  readonly closings: ReadonlyMap<number, Closing>;
}

/** What pointers have beside the releases: of one site, or of all. */
async function readSources(db: Kysely<Schema>, siteId?: number) {
  return {
    addresses: await addressesOf(db, siteId),
    locks: await readPageLocks(db, siteId),
    unpublished: await readUnpublished(db, siteId),
    closings: await readClosings(db, siteId),
  };
}

/** The pointer that a site has by the database; undefined where it has that. */
function missingPointer(
  { siteId, slug, release, manifest, takenDownAt, recompressed: stored }: LiveSiteRow,
  { hosting, sitesDomain, clock, addresses: all, locks, unpublished, closings }: PointerSources,
): LivePointer | undefined {
  const before = hosting.pointerOf(siteId);
  // what was compressed again before rows said so is known to this process alone
  const ofBefore = stored === null && before?.manifest === manifest ? before.recompressed : [];
  const recompressed = stored === null ? ofBefore : indexesFor(manifest, stored);
  const isTakenDown = takenDownAt !== null;
  const addresses = all.get(siteId) ?? {
    slug,
    former: [],
    primaryDomain: null,
    domains: [],
    exportedTo: null,
  };
  const about = {
    siteId,
    addresses,
    release,
    manifest,
    recompressed,
    isTakenDown,
    locks: locks.get(siteId),
    unpublished: unpublished.get(siteId),
    closed: closings.get(siteId),
  };
  const pointer = pointerFor({ sitesDomain, clock }, about);
  return JSON.stringify(before) === JSON.stringify(pointer) ? undefined : pointer;
}

/** Writes a site's pointer where it isn't as the database says; says whether it did. */
async function show(
  { database: { db }, hosting, sitesDomain, clock }: LiveReleasesOptions,
  row: LiveSiteRow,
): Promise<boolean> {
  const { siteId, takenDownAt } = row;
  const sources = await readSources(db, siteId);
  const pointer = missingPointer(row, { hosting, sitesDomain, clock, ...sources });
  // visitors may see it already, and the disk not have it yet
  if (!pointer) await hosting.settle(siteId);
  if (!pointer) return false;
  try {
    await hosting.show(pointer);
  } finally {
    // also where the disk can't take the pointer: what operators take off is off
    await hosting.setTakenDown(siteId, takenDownAt !== null);
  }
  return true;
}

/** What was changed is in the database, and visitors are answered by it: "nothing was saved" would be wrong. */
function notAllWritten(error: unknown): unknown {
  const code = errorCodeOf(error);
  const isOfDisk = code === "storage-full" || code === "storage-unavailable";
  return isOfDisk ? new AppError("kept-unwritten", { cause: error }) : error;
}

export function createLiveReleases(options: LiveReleasesOptions): LiveReleases {
  const { database, hosting, storage, rows, jobs, clock, sitesDomain, notifyOthers, inTurn } =
    options;
  const { db } = database;

  /** In turn with all that shows this site: what is read here must not be shown after something newer. */
  const follow = (siteId: number): Promise<boolean> =>
    inTurn(siteId, async () => {
      const row = await liveSites(db).where("sites.id", "=", siteId).executeTakeFirst();
      if (row) return show(options, row);
      const isShown = hosting.pointerOf(siteId) !== undefined;
      if (isShown) await hosting.hide(siteId);
      else await hosting.settle(siteId);
      return isShown;
    });

  /** The others follow also where this process can't: each has a disk of its own. */
  const followWithOthers = (siteId: number): Promise<unknown> =>
    follow(siteId).finally(() => notifyOthers(siteId));

  return {
    async makeLive(siteId, release, also) {
      const { manifestHash: manifest } = await rows.find(siteId, release);
      // what can't be read can't be shown
      await hosting.files.manifest(manifest);
      const site = await db
        .selectFrom("sites")
        .select("liveReleaseId")
        .where("id", "=", siteId)
        .executeTakeFirstOrThrow();
      // a disk that can't take the pointer is told of before anything has changed
      await storage.check();
      await rows.switch(siteId, release, site.liveReleaseId, also);
      await followWithOthers(siteId);
      await jobs.add({
        kind: recompressJob,
        payload: { siteId, manifest },
        runAt: clock.now() + releaseJobsDelay,
      });
    },
    async moved(siteId) {
      await followWithOthers(siteId).catch((error: unknown) => {
        throw notAllWritten(error);
      });
    },
    readdressed: (transaction, siteId) => jobs.add(readdressWork(siteId), transaction),
    follow,
    async repair() {
      const live = await liveSites(db).execute();
      const known = { hosting, sitesDomain, clock, ...(await readSources(db)) };
      let mended = 0;
      for (const row of live)
        if (missingPointer(row, known) && (await follow(row.siteId))) mended += 1;
      const ids = new Set(live.map(({ siteId }) => siteId));
      for (const siteId of hosting.sites())
        if (!ids.has(siteId) && (await follow(siteId))) mended += 1;
      return mended;
    },
  };
}
