import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
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

/** What releases are kept in. */
async function contentOfAll(
  { files }: Pick<SiteHosting, "files">,
  manifests: ReadonlySet<string>,
): Promise<Set<string>> {
  const content = new Set<string>();
  for (const manifest of manifests)
    for (const hash of contentOf(await files.manifest(manifest))) content.add(hash);
  return content;
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
      const keptHashes = new Set(
        all.filter((row, place) => !isOld(row, place)).map(({ manifestHash }) => manifestHash),
      );
      const kept = await contentOfAll(hosting, keptHashes);
      // read before any of it goes: a manifest has parts in those before it
      const found = await contentOfAll(hosting, new Set(gone.map((row) => row.manifestHash)));
      for (const { id } of gone) await rows.remove(siteId, id);
      for (const hash of found) if (!kept.has(hash)) await storage.remove(hash);
    },
  };
}
