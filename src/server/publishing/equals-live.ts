import type { FastifyBaseLogger } from "fastify";
import type { EqualsLiveInfo } from "#/api/publishing.ts";
import { inputHash } from "#/publish/content-hash.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { ReleaseRows } from "./release-rows.ts";
import type { SiteSnapshot, SiteSnapshots } from "./site-snapshots.ts";

interface EqualsLiveOptions {
  readonly hosting: Pick<SiteHosting, "pointerOf" | "manifestOf" | "files">;
  readonly rows: Pick<ReleaseRows, "find" | "setEqual">;
  readonly snapshots: SiteSnapshots;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Whether a site's document is the live release's. @throws AppError not-found */
export type EqualsLive = (siteId: number) => Promise<EqualsLiveInfo>;

/** Whether every record is byte for byte the published one. Reads no record of the release. */
function areRecordsEqual({ records }: ReleaseManifest, snapshot: SiteSnapshot): boolean {
  const { siteJson, indexJson, index, states } = snapshot;
  const isSame = (key: string, json: string): boolean => records[key]?.hash === inputHash(json);
  if (!isSame("site", siteJson) || !isSame("index", indexJson)) return false;
  // the same index has the same pages
  return index.entries.every(
    ({ id, isDraft }) =>
      isDraft || (records[`page:${id}`]?.hash === states.get(id)?.hash && states.has(id)),
  );
}

/**
 * Compares by hashes alone, which costs next to nothing: undoing gives back every byte, and so does restoring. What
 * equals in another form is found where the changes are listed. What was found is remembered.
 */
export function createEqualsLive({ hosting, rows, snapshots, log }: EqualsLiveOptions): EqualsLive {
  return async (siteId) => {
    const snapshot = await snapshots.take(siteId);
    const { revision, liveReleaseId, isPaid } = snapshot;
    if (liveReleaseId === null) return { revision, isEqual: false };
    const live = await rows.find(siteId, liveReleaseId);
    const isShown = hosting.pointerOf(siteId)?.manifest === live.manifestHash;
    const manifest = await (
      isShown ? hosting.manifestOf(siteId) : hosting.files.manifest(live.manifestHash)
    ).catch((error: unknown) => {
      if (!(error instanceof LostContent)) throw error;
    });
    const isEqual =
      manifest !== undefined &&
      (live.isPaid === null || (live.isPaid === 1) === isPaid) &&
      areRecordsEqual(manifest, snapshot);
    if (isEqual && revision > live.revision)
      await rows
        .setEqual(siteId, liveReleaseId, revision)
        .catch((err: unknown) => log.warn({ err, siteId }, "an equal release can’t be remembered"));
    return { revision, isEqual };
  };
}
