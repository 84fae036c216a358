import { inputHash } from "#/publish/content-hash.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { LostContent } from "../storage/lost-content.ts";
import { readRecord } from "./changed-pages.ts";
import type { PublishedState } from "./changed-pages.ts";
import type { ReleaseRow, ReleaseRows } from "./release-rows.ts";
import type { SiteSnapshot, SiteSnapshots } from "./site-snapshots.ts";

export interface LiveComparisonOptions {
  readonly hosting: SiteHosting;
  readonly rows: ReleaseRows;
  readonly snapshots: SiteSnapshots;
}

/** A site beside what visitors see of it. */
export interface LiveComparison {
  readonly snapshot: SiteSnapshot;
  /** Undefined before the first release. */
  readonly live: ReleaseRow | undefined;
  /** What is published; undefined where there is nothing, or where it was lost. */
  readonly published: PublishedState | undefined;
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof LostContent)) throw error;
}

/** @throws AppError not-found */
export async function compareWithLive(
  { hosting, rows, snapshots }: LiveComparisonOptions,
  siteId: number,
): Promise<LiveComparison> {
  const snapshot = await snapshots.take(siteId);
  const { site, index, liveReleaseId, siteJson, indexJson } = snapshot;
  if (liveReleaseId === null) return { snapshot, live: undefined, published: undefined };
  const live = await rows.find(siteId, liveReleaseId);
  const { manifestHash } = live;
  const isShown = hosting.pointerOf(siteId)?.manifest === manifestHash;
  const manifest = await (
    isShown ? hosting.manifestOf(siteId) : hosting.files.manifest(manifestHash)
  ).catch(unlessLost);
  if (!manifest) return { snapshot, live, published: undefined };
  const isSame = (key: string, json: string) => manifest.records[key]?.hash === inputHash(json);
  const before = {
    site: isSame("site", siteJson)
      ? site
      : ((await readRecord<SiteRecord>(hosting.files, manifest, "site")) ?? site),
    index: isSame("index", indexJson)
      ? index
      : ((await readRecord<PageIndex>(hosting.files, manifest, "index")) ?? index),
  };
  return { snapshot, live, published: { manifest, before } };
}
