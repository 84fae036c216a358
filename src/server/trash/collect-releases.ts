import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { PictureSets } from "../images/picture-sets.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { contentOfGone, recompressedPacks } from "../publishing/prune-job.ts";
import type { Storage } from "../storage/storage.ts";
import { forgetLeft } from "../leaving/left-files.ts";

export interface CollectOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
  readonly hosting: Pick<SiteHosting, "files">;
  readonly pictures: Pick<PictureSets, "forget">;
}

/**
 * Removes what the releases of a deleted site were kept in. Packs and manifests name their site, so that no other one
 * has the same. What says where the rest is goes last: whoever is interrupted finds it again.
 */
export async function collectReleases(
  { database: { db }, storage, hosting }: CollectOptions,
  siteId: number,
  unusedSince: number,
): Promise<void> {
  const rows = await db
    .selectFrom("leftFiles")
    .select(["kind", "hash"])
    .where("siteId", "=", siteId)
    .where("kind", "in", ["manifest", "index", "content"])
    .execute();
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ hash }) => hash);
  const roots = new Set([...of("manifest"), ...of("index")]);
  const content = new Set(of("content"));
  // read before any of it goes: a manifest has parts in those before it
  for (const manifest of of("manifest"))
    for (const hash of await contentOfGone(hosting, manifest)) content.add(hash);
  for (const pack of await recompressedPacks(hosting, of("index"))) content.add(pack);
  let isAllGone = true;
  const remove = async (hash: string) => {
    if (!(await storage.removeUnused(hash, unusedSince))) isAllGone = false;
  };
  for (const hash of content) if (!roots.has(hash)) await remove(hash);
  if (!isAllGone) return;
  for (const hash of roots) await remove(hash);
  if (isAllGone)
    await forgetLeft(
      db,
      siteId,
      rows.map(({ hash }) => hash),
    );
}
