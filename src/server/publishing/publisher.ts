import type { Transaction } from "kysely";
import { createMainCache } from "#/publish/main-cache.ts";
import type { MainCache } from "#/publish/main-cache.ts";
import { makeRelease } from "#/publish/make-release.ts";
import type { Release } from "#/publish/make-release.ts";
import { seenState } from "#/publish/seen-state.ts";
import type { HoldReason } from "#/api/held-releases.ts";
import { readPageLocks } from "../db/page-lock-rows.ts";
import { settlePlans } from "../db/settle-plans.ts";
import { readClosings } from "../db/closings.ts";
import { oneSite } from "../db/site-range.ts";
import { readUnpublished, unpublishedOf } from "../db/unpublished-rows.ts";
import type { Schema } from "../db/schema.ts";
import { inSpan } from "../spans.ts";
import { AppError } from "../errors.ts";
import { leaveStored } from "../leaving/leave-stored.ts";
import { addressesOf, type SiteAddresses } from "../sites/site-addresses.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { heldError } from "../screening/screening.ts";
import type { Storage } from "../storage/storage.ts";
import { pointerFor } from "./pointer-for.ts";
import { pruneJob } from "./prune-job.ts";
import {
  checkState,
  linkedFiles,
  picturesOf,
  preparePictures,
  previousOf,
  releaseContextOf,
  siteOrigin,
} from "./release-preparation.ts";
import type { Previous, PublishInput, PublisherOptions } from "./release-preparation.ts";
import { recompressedOf } from "./recompressed-rows.ts";
import type { ReleaseRows } from "./release-rows.ts";
import { SnapshotMoved } from "./site-snapshots.ts";
import { expectSameUnpublished, wasRerendered } from "./moved-meanwhile.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";
import { recompressJob, releaseJobsDelay } from "./recompress-job.ts";

export interface Published {
  readonly row: Awaited<ReturnType<ReleaseRows["add"]>>;
  readonly address: string;
  readonly rendered: number;
}

export interface Publisher {
  /** Makes a site's state live, the present one unless told otherwise; durable when it resolves. @throws AppError invalid (with problems), conflict, publish-held */
  publish(input: PublishInput): Promise<Published>;
  /** Does what publishes a site anew once nothing else of it is being published. Whoever publishes meanwhile waits for it. */
  rewrite<Result>(
    siteId: number,
    work: (publish: (input: PublishInput) => Promise<Published>) => Promise<Result>,
  ): Promise<Result>;
}

const releasesBetweenPrunes = 20;
const mainCacheSize = 24 * 1_048_576;
const mostAttempts = 5;

interface MadeRelease {
  /** The site whole, and what of it the release was made from. */
  readonly whole: SiteSnapshot;
  readonly snapshot: SiteSnapshot;
  readonly release: Release;
  readonly previous: Previous | undefined;
}

async function makeOnce(
  options: PublisherOptions,
  input: PublishInput,
  mains: MainCache,
): Promise<MadeRelease> {
  const { siteId, onEvent = () => undefined } = input;
  const whole = input.past
    ? { ...input.past, unpublished: await unpublishedOf(options.database.db, siteId) }
    : await options.snapshots.take(siteId);
  if (!input.past && !input.isDraft) await checkState(options, input, whole);
  // who looks at a draft of the site sees every page of it
  const snapshot = input.isDraft
    ? whole
    : seenState(whole, whole.unpublished, siteOrigin(whole, options));
  const previous = await previousOf(options, siteId, snapshot.liveReleaseId);
  const pictures = await preparePictures(options, input, picturesOf(snapshot));
  const release = await makeRelease(
    {
      ...snapshot,
      siteId,
      pictures,
      downloads: await options.files.releaseFiles(siteId, linkedFiles(snapshot)),
      previous: previous?.manifest,
      recompressed: previous?.recompressed,
    },
    await releaseContextOf(options, snapshot, pictures),
    {
      loadPages: snapshot.loadPages,
      compressor: options.compression.compressor,
      mains,
      now: options.clock.now(),
      pause: () => new Promise(setImmediate),
      onProgress: throttled((done, total) => onEvent({ state: "pages", done, total })),
    },
  );
  return { whole, snapshot, previous, release };
}

/** Does what is made from a snapshot, again where the site was changed meanwhile. @throws AppError unavailable */
async function untilUnmoved<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SnapshotMoved)) throw error;
      if (attempt === mostAttempts) throw new AppError("unavailable", { cause: error });
    }
  }
}

/** Makes a release and stores nothing of it. */
export function makeUnstored(...of: Parameters<typeof makeOnce>): Promise<MadeRelease> {
  return untilUnmoved(() => makeOnce(...of));
}

/** The addresses of a site as they are now: it may have moved since its snapshot was taken. */
async function currentAddresses(
  { database }: PublisherOptions,
  siteId: number,
): Promise<SiteAddresses> {
  const addresses = (await addressesOf(database.db, oneSite(siteId))).get(siteId);
  if (!addresses) throw new AppError("not-found");
  return addresses;
}

/** Why an operator has to look at it first, with what leads to unpublished pages: they may be shown again without being judged anew. */
async function reasonsToHold(
  options: PublisherOptions,
  input: PublishInput,
  whole: SiteSnapshot,
): Promise<HoldReason[]> {
  if (input.isKnown) return [];
  const judged = input.isDraft ? whole : seenState(whole, [], siteOrigin(whole, options));
  return options.screening.judge(input, judged);
}

/** Whether the site is published as it is now, which is what a plan to publish it asks for. */
const isDraftLive = ({ past, isKnown }: PublishInput): boolean => !past && !isKnown;
const planOf = ({ siteId }: PublishInput) => ({ siteId, page: "", action: "publish" }) as const;

/** Stores a release, moves the site's row to it and shows it: in this order, so that a crash leaves a whole release. */
async function bringLive(
  options: PublisherOptions,
  input: PublishInput,
  { snapshot, release, previous }: MadeRelease,
): Promise<Published["row"]> {
  const { hosting, rows, clock } = options;
  const { siteId, authorId, note } = input;
  const { liveReleaseId, revision, isPaid, isTakenDown } = snapshot;
  const { pageCount } = release;
  const { hash: manifestHash } = release.manifest;
  await store(options.storage, release);
  const about = {
    siteId,
    revision,
    manifestHash,
    pageCount,
    note,
    authorId,
    createdAt: clock.now(),
    isPaid: isPaid ? 1 : 0,
    ...(input.isPlanned && { isPlanned: 1 }),
  };
  return options.inTurn(siteId, async () => {
    const adding = rows.add(about, liveReleaseId, async (transaction, { id, number }) => {
      await expectSameUnpublished(transaction, siteId, snapshot);
      const hasNew = release.pack !== undefined;
      await addJobs(options, transaction, { siteId, manifestHash, number, hasNew });
      // pruning may have removed the same content of an older release since; from now on it knows this one
      await store(options.storage, release);
      if (!input.isKnown) await options.screening.settle(transaction, input, id);
      if (isDraftLive(input)) await settlePlans(transaction, planOf(input));
    });
    const added = await adding.catch(async (error: unknown) => {
      if (error instanceof AppError || error instanceof SnapshotMoved)
        await leaveRelease(options, siteId, release);
      const isConflict = error instanceof AppError && error.code === "conflict";
      if (isConflict && isDraftLive(input) && (await wasRerendered(options, siteId, previous)))
        throw new SnapshotMoved("What is live was rendered again meanwhile");
      throw error;
    });
    const before = hosting.pointerOf(siteId);
    const stored = await recompressedOf(options.database.db, siteId, manifestHash);
    const recompressed = stored ?? (before?.manifest === manifestHash ? before.recompressed : []);
    const own = oneSite(siteId);
    const pointer = pointerFor(options, {
      siteId,
      addresses: await currentAddresses(options, siteId),
      release: added.id,
      manifest: manifestHash,
      recompressed,
      isTakenDown,
      locks: (await readPageLocks(options.database.db, own)).get(siteId),
      unpublished: (await readUnpublished(options.database.db, own)).get(siteId),
      closed: (await readClosings(options.database.db, own)).get(siteId),
    });
    // the others have disks of their own: they follow also where this one fails
    await hosting.show(pointer, release.manifest).finally(() => options.notifyOthers(siteId));
    return added;
  });
}

/** Keeps a release that an operator has to look at first. @throws AppError publish-held, always */
async function hold(
  { storage, rows, clock, screening }: PublisherOptions,
  { siteId, authorId, note, isPlanned }: PublishInput,
  { snapshot: { revision, isPaid }, release }: MadeRelease,
  reasons: readonly HoldReason[],
): Promise<never> {
  await store(storage, release);
  const { pageCount, manifest } = release;
  const about = {
    siteId,
    revision,
    manifestHash: manifest.hash,
    pageCount,
    note,
    authorId,
    createdAt: clock.now(),
    isPaid: isPaid ? 1 : 0,
    ...(isPlanned && { isPlanned: 1 }),
  };
  await rows.keep(about, async (transaction, id, isNew) => {
    // pruning may have removed the same content of an older release since
    await store(storage, release);
    await screening.hold(transaction, { siteId, authorId, releaseId: id, isNew, reasons });
  });
  throw heldError(reasons);
}

async function publishOnce(
  options: PublisherOptions,
  input: PublishInput,
  mains: MainCache,
): Promise<Published> {
  const made = await makeOnce(options, input, mains);
  const { whole, snapshot, release, previous } = made;
  const { liveReleaseId, revision } = snapshot;
  const reasons = await reasonsToHold(options, input, whole);
  if (reasons.length > 0) return hold(options, input, made, reasons);
  const address = siteAddress(snapshot, options);
  const isLiveAlready =
    release.manifest.hash === previous?.manifest.hash && previous.revision === revision;
  if (isLiveAlready && liveReleaseId !== null) {
    // it may have been published when the disk couldn't take its pointer
    await options.hosting.settle(input.siteId);
    if (isDraftLive(input)) await settlePlans(options.database.db, planOf(input));
    return { row: await options.rows.find(input.siteId, liveReleaseId), address, rendered: 0 };
  }
  const row = await bringLive(options, input, made);
  input.onEvent?.({ state: "live", done: release.pageCount, total: release.pageCount });
  return { row, address, rendered: release.rendered };
}

export function createPublisher(options: PublisherOptions): Publisher {
  const mains = createMainCache(mainCacheSize);
  const oneAtATime = createKeyedQueue();
  const busy = new Set<number>();

  async function publishNow(input: PublishInput): Promise<Published> {
    try {
      const about = { name: "publish", kind: "internal", attributes: {} } as const;
      return await inSpan(about, () => untilUnmoved(() => publishOnce(options, input, mains)));
    } catch (error) {
      input.onEvent?.({ state: "failed", done: 0, total: 0 });
      throw error;
    }
  }

  return {
    async publish(input) {
      const { siteId } = input;
      if (busy.has(siteId))
        throw new AppError("conflict", { message: "This site is being published right now." });
      busy.add(siteId);
      try {
        return await oneAtATime(siteId, () => publishNow(input));
      } finally {
        busy.delete(siteId);
      }
    },
    rewrite: (siteId, work) => oneAtATime(siteId, () => work(publishNow)),
  };
}

async function store(storage: Storage, { pack, manifest, bytes }: Release): Promise<void> {
  // at the same time: nothing names the manifest before both are durable
  await Promise.all([
    pack && storage.put(pack.hash, pack.bytes),
    bytes && storage.put(manifest.hash, bytes),
  ]);
}

/** The site has moved on without it, or is gone. */
function leaveRelease(
  options: PublisherOptions,
  siteId: number,
  { pack, manifest, bytes }: Release,
): Promise<void> {
  return leaveStored(options, siteId, {
    ...(pack && { content: pack.hash }),
    ...(bytes && { manifest: manifest.hash }),
  });
}

interface NewJobs {
  readonly siteId: number;
  readonly manifestHash: string;
  readonly number: number;
  readonly hasNew: boolean;
}

/** What is left to be done after a release, at leisure. */
async function addJobs(
  { jobs, clock }: PublisherOptions,
  transaction: Transaction<Schema>,
  { siteId, manifestHash, number, hasNew }: NewJobs,
): Promise<void> {
  const runAt = clock.now() + releaseJobsDelay;
  const payload = { siteId, manifest: manifestHash };
  if (hasNew) await jobs.add({ kind: recompressJob, payload, runAt }, transaction);
  if (number % releasesBetweenPrunes === 0)
    await jobs.add({ kind: pruneJob, payload: { siteId }, runAt }, transaction);
}

/** Calls at most every 100 ms, and for the last one. */
function throttled(
  call: (done: number, total: number) => void,
): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    const now = performance.now();
    if (now - last < 100 && done < total) return;
    last = now;
    call(done, total);
  };
}
