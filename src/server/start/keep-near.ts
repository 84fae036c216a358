import type { FastifyBaseLogger } from "fastify";
import { join } from "node:path";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { contentOf } from "../publishing/content-of.ts";
import { createBorrowingStorage } from "../storage/cache/borrowed-copies.ts";
import { type CachedStorage, createCachedStorage } from "../storage/cache/cached-storage.ts";
import { openDiskCache } from "../storage/cache/disk-cache.ts";
import type { LivePointer } from "../storage/live-pointer.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";

/** One failing disk says the same at every request. */
const tellEveryMs = 60_000;

function copiesFolder({ dataDir }: Pick<Env, "dataDir">): string {
  return join(dataDir, "store-cache");
}

/** The storage of a process beside the main one, whose copies it reads. Nothing is changed. */
export async function openStorageBeside(
  env: Pick<Env, "dataDir" | "storageUrl" | "storageCache">,
): Promise<Storage> {
  const storage = await openStorage(env, { isReadOnly: true });
  if (env.storageUrl === undefined || env.storageCache === undefined) return storage;
  return createBorrowingStorage(storage, copiesFolder(env));
}

/** The storage with copies on the disk, where it is far away and copies are wanted. */
export async function openNearStorage(
  env: Env,
  { log, clock }: { readonly log: FastifyBaseLogger; readonly clock: Clock },
): Promise<CachedStorage | undefined> {
  if (env.storageUrl === undefined || env.storageCache === undefined) return undefined;
  let toldAt = -Infinity;
  const cache = await openDiskCache({
    folder: copiesFolder(env),
    limit: env.storageCache,
    onError(err) {
      if (clock.now() - toldAt < tellEveryMs) return;
      toldAt = clock.now();
      log.warn({ err }, "what the store has can’t be copied to the disk");
    },
  });
  return createCachedStorage(await openStorage(env), cache);
}

function storedIn({ files }: ReleaseManifest): string[] {
  return Object.values(files).flatMap(({ place, hash }) => (place === "stored" ? [hash] : []));
}

/** What a published site is shown from: pages first, then pictures and downloads. */
async function contentShown(
  { files }: Pick<SiteHosting, "files">,
  pointer: LivePointer,
): Promise<Set<string>> {
  const manifest = await files.manifest(pointer.manifest);
  const content = new Set([...contentOf(manifest), ...pointer.recompressed]);
  for (const index of pointer.recompressed) {
    const places = await files.recompressed(index).catch(() => ({}));
    for (const place of Object.values(places)) if (place !== "stored") content.add(place.pack);
  }
  return new Set([...content, ...storedIn(manifest)]);
}

interface KeepNearOptions {
  readonly storage: CachedStorage;
  readonly hosting: SiteHosting;
  readonly clock: Pick<Clock, "now" | "sleep">;
}

/** So often it is looked whether other releases are shown. */
const lookEveryMs = 5_000;
/** A site of which something couldn't be brought is tried again after so long. */
const againAfterMs = 60_000;

function versionOf({ manifest, recompressed }: LivePointer): string {
  return [manifest, ...recompressed].join(" ");
}

/**
 * Brings near what published sites are shown from, and keeps it longest: they are shown by this process then, whatever
 * becomes of the store.
 */
export function createKeepNear({ storage, hosting, clock }: KeepNearOptions) {
  const known = new Map<number, string>();
  const triedAt = new Map<number, number>();

  async function bring(site: number, signal: AbortSignal): Promise<void> {
    const pointer = hosting.pointerOf(site);
    if (!pointer || known.get(site) === versionOf(pointer)) return;
    if (clock.now() - (triedAt.get(site) ?? -Infinity) < againAfterMs) return;
    triedAt.set(site, clock.now());
    const content = await contentShown(hosting, pointer);
    storage.prefer(site, content);
    for (const hash of content) {
      if (signal.aborted) return;
      if (!(await storage.bringNear(hash))) return;
    }
    triedAt.delete(site);
    known.set(site, versionOf(pointer));
  }

  /** One look at all sites. What can't be had now is tried again at the next. */
  async function look(signal: AbortSignal): Promise<void> {
    const sites = new Set(hosting.sites());
    for (const site of known.keys())
      if (!sites.has(site)) {
        storage.prefer(site);
        known.delete(site);
      }
    for (const site of sites) {
      if (signal.aborted) return;
      await bring(site, signal).catch(() => undefined);
    }
  }

  return {
    look,
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await look(signal);
        await clock.sleep(lookEveryMs, signal);
      }
    },
  };
}
