import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Storage } from "../storage/storage.ts";
import { contentOf } from "./content-of.ts";
import { recompressedOf } from "./recompressed-rows.ts";
import type { ReleaseRows } from "./release-rows.ts";

/** The job that throws away releases nobody goes back to. */
export const pruneJob = "prune-releases";

/** Releases stay this long, and so many of the last ones longer. */
const releasesKept = { milliseconds: 30 * 24 * 3_600_000, count: 10 } as const;

interface PruneOptions {
  readonly hosting: SiteHosting;
  readonly storage: Storage;
  readonly rows: ReleaseRows;
  readonly clock: Clock;
}

/** What releases are kept in. @throws LostContent where a manifest says no more what that is */
async function contentOfKept(
  { files }: Pick<SiteHosting, "files">,
  manifests: ReadonlySet<string>,
): Promise<Set<string>> {
  const content = new Set<string>();
  for (const manifest of manifests)
    for (const hash of contentOf(await files.manifest(manifest))) content.add(hash);
  return content;
}

/** What a release is kept in that goes; one of which the manifest is lost must not stay for ever. */
export async function contentOfGone(
  { files }: Pick<SiteHosting, "files">,
  manifest: string,
): Promise<Iterable<string>> {
  try {
    return contentOf(await files.manifest(manifest));
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
    return [manifest];
  }
}

/** Packs that hold files of the live release compressed more strongly: of its manifest they are no part. */
export async function recompressedPacks(
  { files }: Pick<SiteHosting, "files">,
  indexes: Iterable<string>,
): Promise<string[]> {
  const packs: string[] = [];
  for (const index of indexes) {
    const places = await files.recompressed(index).catch((error: unknown) => {
      if (!(error instanceof LostContent)) throw error;
      return {};
    });
    for (const place of Object.values(places)) if (place !== "stored") packs.push(place.pack);
  }
  return packs;
}

const payloadSchema = z.object({ siteId: z.number().int() });

/** The storage is held for so many files at once. */
const filesAtOnce = 20;

export function pruneJobs({ hosting, storage, rows, clock }: PruneOptions): JobHandlers {
  /** Removes the releases that are too old, and says what they were kept in. */
  async function removeOld(siteId: number): Promise<void> {
    const all = await rows.all(siteId);
    const shown = hosting.pointerOf(siteId)?.manifest;
    const now = clock.now();
    const linked = await rows.shownByLinks(siteId, now);
    const oldest = now - releasesKept.milliseconds;
    const gone = all.filter(
      ({ id, createdAt, manifestHash }, place) =>
        place >= releasesKept.count &&
        createdAt < oldest &&
        manifestHash !== shown &&
        !linked.has(id),
    );
    if (gone.length === 0) return;
    const ids = new Set(gone.map(({ id }) => id));
    const stay = all.filter(({ id }) => !ids.has(id)).map(({ manifestHash }) => manifestHash);
    // what stays must be known before anything goes
    await contentOfKept(hosting, new Set(stay));
    // read before any of it goes: a manifest has parts in those before it
    const found = new Set<string>();
    for (const manifest of new Set(gone.map((row) => row.manifestHash)))
      for (const hash of await contentOfGone(hosting, manifest)) found.add(hash);
    await rows.remove(siteId, [...ids], { content: found, now });
  }

  /** Removes what no release is kept in any more, of this run and of earlier ones that were interrupted. */
  async function dropContent(siteId: number): Promise<void> {
    const found = await rows.goneContent(siteId);
    if (found.length === 0) return;
    const manifestsOf = (all: Awaited<ReturnType<ReleaseRows["all"]>>) =>
      new Set(all.map(({ manifestHash }) => manifestHash));
    const known = manifestsOf(await rows.all(siteId));
    const kept = await contentOfKept(hosting, known);
    for (let start = 0; start < found.length; start += filesAtOnce) {
      const some = found.slice(start, start + filesAtOnce);
      await rows.dropGone(siteId, async (all, transaction) => {
        // meanwhile a release may have come, or been gone back to
        const newer = manifestsOf(all).difference(known);
        for (const hash of await contentOfKept(hosting, newer)) kept.add(hash);
        const { recompressed: ofPointer = [] } = hosting.pointerOf(siteId) ?? {};
        const ofRow = (await recompressedOf(transaction, siteId)) ?? [];
        const indexes = new Set([...ofPointer, ...ofRow]);
        for (const pack of await recompressedPacks(hosting, indexes)) kept.add(pack);
        for (const hash of some) if (!kept.has(hash)) await storage.remove(hash);
        return some;
      });
    }
  }

  return {
    async [pruneJob](payload) {
      const { siteId } = payloadSchema.parse(payload);
      await removeOld(siteId);
      await dropContent(siteId);
    },
  };
}
