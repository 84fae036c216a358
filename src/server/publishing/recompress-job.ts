import { z } from "zod";
import type { Place, ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { createPackBuilder } from "#/publish/pack-builder.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { leaveStored } from "../leaving/leave-stored.ts";
import type { Storage } from "../storage/storage.ts";
import { contentHash } from "../storage/storage.ts";
import type { Compression } from "./compression.ts";
import { addRecompressed } from "./recompressed-rows.ts";

/** The job that compresses a live release once more, as strongly as can be. */
export const recompressJob = "recompress-release";

/** Milliseconds after which the jobs of a release run: not while visitors and the editor ask for it first. */
export const releaseJobsDelay = 2_000;

const payloadSchema = z.object({ siteId: z.number().int(), manifest: z.string() });

/** Files of one run: a run must end before its claim on the job does. */
const filesAtOnce = 400;

interface RecompressOptions {
  readonly database: Database;
  readonly hosting: SiteHosting;
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Clock;
  readonly compression: Compression;
  /** Shows what the site's row says, in every process. */
  readonly moved: (siteId: number) => Promise<void>;
}

/** Files of the release's own packs that are compressed, each content once. */
function quickFiles({ files, notFound }: ReleaseManifest): ReleaseFile[] {
  const all = [...Object.values(files), ...Object.values(notFound)];
  const packed = all.filter(
    ({ place, type }) =>
      place !== "stored" &&
      place.encoding === "br" &&
      !place.isStrong &&
      type.startsWith("text/html"),
  );
  return [...new Map(packed.map((file) => [file.hash, file])).values()];
}

export function recompressJobs(options: RecompressOptions): JobHandlers {
  const { database, hosting, storage, jobs, clock, compression, moved } = options;
  /** Where the files of earlier runs lie, by hash. */
  async function known(hashes: readonly string[]): Promise<Record<string, Place>> {
    return Object.assign(
      {},
      ...(await Promise.all(hashes.map((hash) => hosting.files.recompressed(hash)))),
    );
  }

  /** Compresses the files; stops early where another release was made live meanwhile. */
  async function compressAll(
    files: readonly ReleaseFile[],
    { siteId, manifest }: { siteId: number; manifest: string },
  ): Promise<Record<string, Place>> {
    const pack = createPackBuilder(`site ${siteId}`, compression.strongest);
    const places = new Map<string, Place>();
    for (const file of files) {
      if (hosting.pointerOf(siteId)?.manifest !== manifest) break;
      const content = await hosting.files.read(file, "identity");
      const packed = pack.add({ content, type: file.type }, "br");
      // one after the other: visitors need the other threads
      await pack.settle();
      if (packed.place !== "stored") packed.place.isStrong = true;
      places.set(file.hash, packed.place);
    }
    const packed = await pack.finish();
    if (packed) await storage.put(packed.hash, packed.bytes);
    return Object.fromEntries(places);
  }

  return {
    async [recompressJob](payload) {
      const { siteId, manifest } = payloadSchema.parse(payload);
      const before = hosting.pointerOf(siteId);
      const shown = await hosting.manifestOf(siteId);
      if (before?.manifest !== manifest || !shown) return;
      const done = await known(before.recompressed);
      const due = quickFiles(shown).filter(({ hash }) => !Object.hasOwn(done, hash));
      if (due.length === 0) return;
      const index = Buffer.from(
        JSON.stringify(await compressAll(due.slice(0, filesAtOnce), { siteId, manifest })),
      );
      const hash = contentHash(index);
      await storage.put(hash, index);
      const isLive = await database.db
        .transaction()
        .execute((transaction) => addRecompressed(transaction, { siteId, manifest, index: hash }));
      if (!isLive) return leaveStored(options, siteId, { index: hash });
      await moved(siteId);
      if (due.length > filesAtOnce)
        await jobs.add({ kind: recompressJob, payload: { siteId, manifest }, runAt: clock.now() });
    },
  };
}
