import type { Kysely, Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { readPageLocks } from "../db/page-lock-rows.ts";
import { readClosings } from "../db/closings.ts";
import { inParts } from "../db/in-parts.ts";
import { type SiteRange, oneSite } from "../db/site-range.ts";
import { readUnpublished } from "../db/unpublished-rows.ts";
import type { Schema } from "../db/schema.ts";
import { AppError, errorCodeOf } from "../errors.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createPauses } from "../limits/pauses.ts";
import { addressesOf } from "../sites/site-addresses.ts";
import type { KeyedQueue } from "../sites/keyed-queue.ts";
import type { LivePointer } from "../storage/live-pointer.ts";
import type { Storage } from "../storage/storage.ts";
import { type FollowAgainLog, createFollowAgain } from "./follow-again.ts";
import { pointerFor } from "./pointer-for.ts";
import { rerenderWork } from "./rerender-job.ts";
import { indexesFor } from "./recompressed-rows.ts";
import type { ReleaseRows } from "./release-rows.ts";
import { recompressJob, releaseJobsDelay } from "./recompress-job.ts";

interface LiveReleasesOptions {
  readonly database: Database;
  readonly hosting: SiteHosting;
  readonly storage: Pick<Storage, "check">;
  readonly rows: ReleaseRows;
  readonly jobs: Pick<Jobs, "add" | "replaceWaiting">;
  readonly clock: Clock;
  readonly log: FollowAgainLog;
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
  /** Adds the work that renders what is live of a site again. */
  rerender(transaction: Transaction<Schema>, siteId: number): Promise<unknown>;
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

/** Sites by what the database says of them: those that are live, and what pointers have beside the releases. */
async function readLive(db: Kysely<Schema>, sites: SiteRange) {
  const rows = await liveSites(db)
    .where("sites.id", ">=", sites.from)
    .where("sites.id", "<=", sites.to)
    .execute();
  return {
    live: new Map(rows.map((row) => [row.siteId, row])),
    addresses: await addressesOf(db, sites),
    locks: await readPageLocks(db, sites),
    unpublished: await readUnpublished(db, sites),
    closings: await readClosings(db, sites),
  };
}

type Live = Awaited<ReturnType<typeof readLive>>;

/** The pointer that a site has by the database; undefined where it has that. */
function missingPointer(
  { siteId, slug, release, manifest, takenDownAt, recompressed: stored }: LiveSiteRow,
  { addresses: all, locks, unpublished, closings }: Live,
  { hosting, sitesDomain, clock }: Pick<LiveReleasesOptions, "hosting" | "sitesDomain" | "clock">,
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
async function show(options: LiveReleasesOptions, row: LiveSiteRow, known: Live): Promise<boolean> {
  const { hosting } = options;
  const { siteId, takenDownAt } = row;
  const pointer = missingPointer(row, known, options);
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

/** Shows a site as the database says, in its turn; answers whether it was shown as something else. */
async function bring(options: LiveReleasesOptions, siteId: number, known: Live): Promise<boolean> {
  const { hosting } = options;
  const row = known.live.get(siteId);
  if (row) return show(options, row, known);
  const isShown = hosting.pointerOf(siteId) !== undefined;
  if (isShown) await hosting.hide(siteId);
  else await hosting.settle(siteId);
  return isShown;
}

/** Runs work in the turn of each of these sites. Nothing else waits for two turns at once. */
async function inTurnOfAll<Result>(
  inTurn: KeyedQueue,
  sites: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const done = Promise.withResolvers<void>();
  const begun = sites.map((siteId) => {
    const turn = Promise.withResolvers<void>();
    inTurn(siteId, () => {
      turn.resolve();
      return done.promise;
    }).catch(turn.reject);
    return turn.promise;
  });
  try {
    await Promise.all(begun);
    return await work();
  } finally {
    done.resolve();
  }
}

/** So many sites are read at once: what they have is compared within a turn of the loop. */
const sitesAtOnce = 250;

/** The ids of all sites that are live or shown, in parts. */
async function sitesInParts({ database: { db }, hosting }: LiveReleasesOptions) {
  const rows = await db
    .selectFrom("sites")
    .select("id")
    .where("liveReleaseId", "is not", null)
    .where("trashedAt", "is", null)
    .execute();
  const ids = [...new Set([...rows.map(({ id }) => id), ...hosting.sites()])];
  return inParts(
    ids.toSorted((one, other) => one - other),
    sitesAtOnce,
  );
}

/** Brings those of these sites in step with the database that aren't; answers how many weren't. */
async function mend(options: LiveReleasesOptions, sites: readonly number[]): Promise<number> {
  const { database, hosting, inTurn } = options;
  const breathe = createPauses();
  const rangeOf = (ids: readonly number[]) => ({ from: ids[0] ?? 0, to: ids.at(-1) ?? 0 });
  const known = await readLive(database.db, rangeOf(sites));
  const behind: number[] = [];
  for (const siteId of sites) {
    await breathe();
    const row = known.live.get(siteId);
    const isBehind = row ? missingPointer(row, known, options) : hosting.pointerOf(siteId);
    if (isBehind) behind.push(siteId);
  }
  if (behind.length === 0) return 0;
  return inTurnOfAll(inTurn, behind, async () => {
    // what is read before a turn may be shown after something newer
    const now = await readLive(database.db, rangeOf(behind));
    let mended = 0;
    for (const siteId of behind) {
      await breathe();
      if (await bring(options, siteId, now)) mended += 1;
    }
    return mended;
  });
}

export function createLiveReleases(options: LiveReleasesOptions): LiveReleases {
  const { database, hosting, storage, rows, jobs, clock, log, notifyOthers, inTurn } = options;
  const { db } = database;

  /** In turn with all that shows this site: what is read here must not be shown after something newer. */
  const follow = (siteId: number): Promise<boolean> =>
    inTurn(siteId, async () => bring(options, siteId, await readLive(db, oneSite(siteId))));

  const followAgain = createFollowAgain({ follow, log, clock });

  /** The others follow also where this process can't: each has a disk of its own. */
  const followWithOthers = (siteId: number): Promise<unknown> =>
    follow(siteId)
      .catch((error: unknown) => {
        followAgain(siteId, error);
        throw error;
      })
      .finally(() => notifyOthers(siteId));

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
    rerender: (transaction, siteId) => jobs.replaceWaiting(rerenderWork(siteId), transaction),
    follow,
    async repair() {
      let mended = 0;
      for (const part of await sitesInParts(options)) mended += await mend(options, part);
      return mended;
    },
  };
}
