import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Storage } from "../storage/storage.ts";
import { contentOf } from "./content-of.ts";
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
async function contentOfGone(
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
async function recompressedPacks(
  { files }: Pick<SiteHosting, "files">,
  indexes: readonly string[],
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

export function pruneJobs({ hosting, storage, rows, clock }: PruneOptions): JobHandlers {
  return {
    async [pruneJob](payload) {
      const { siteId } = payloadSchema.parse(payload);
      const all = await rows.all(siteId);
      const pointer = hosting.pointerOf(siteId);
      const oldest = clock.now() - releasesKept.milliseconds;
      const isOld = (row: (typeof all)[number], place: number) =>
        place >= releasesKept.count &&
        row.createdAt < oldest &&
        row.manifestHash !== pointer?.manifest;
      const gone = all.filter(isOld);
      if (gone.length === 0) return;
      const stay = new Set(
        all.filter((row, place) => !isOld(row, place)).map(({ manifestHash }) => manifestHash),
      );
      const kept = await contentOfKept(hosting, stay);
      for (const pack of await recompressedPacks(hosting, pointer?.recompressed ?? []))
        kept.add(pack);
      // read before any of it goes: a manifest has parts in those before it
      const found = new Set<string>();
      for (const manifest of new Set(gone.map((row) => row.manifestHash)))
        for (const hash of await contentOfGone(hosting, manifest)) found.add(hash);
      for (const { id } of gone) await rows.remove(siteId, id);
      // all of that took a while: a release may have come, or been gone back to
      const now = new Set((await rows.all(siteId)).map(({ manifestHash }) => manifestHash));
      for (const hash of await contentOfKept(hosting, now.difference(stay))) kept.add(hash);
      for (const hash of found) if (!kept.has(hash)) await storage.remove(hash);
    },
  };
}
