import { Readable } from "node:stream";
import { createMainCache } from "#/publish/main-cache.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { AppError } from "../errors.ts";
import { createReleaseFiles } from "../hosting/release-files.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import type { Storage } from "../storage/storage.ts";
import { createDraftMemory } from "./draft-memory.ts";
import { makeUnstored } from "./publisher.ts";
import type { PublisherOptions } from "./release-preparation.ts";

/** A site's draft as a release that nobody published. */
export interface Draft {
  readonly revision: number;
  readonly manifest: ReleaseManifest;
}

/** Drafts as visitors would see them. They live in memory and are made again where they are missing. */
export interface Drafts {
  /** The draft of a site as it is now, and behind it the ones before: pages that are open ask for their files. @throws AppError not-found */
  open(siteId: number): Promise<readonly Draft[]>;
  /** Reads what drafts consist of, and releases. */
  readonly files: ReleaseFiles;
}

const memoryLimits = { bytes: 64 * 1_048_576, sites: 200 } as const;
const mainCacheSize = 8 * 1_048_576;
/** Compressed in haste: nobody asks for a draft often. */
const anyLargeSite = 1_000;

/** Of one draft. */
const visitsUnderWay = 200;

/** A storage with the packs of drafts before it. What isn't there any more is no loss. */
function withPacks(storage: Storage, packs: ReadonlyMap<string, Uint8Array>): Storage {
  return {
    ...storage,
    distrusted: storage.distrusted,
    distrust: () => undefined,
    async stream(hash, range) {
      const bytes = packs.get(hash);
      if (!bytes) return storage.stream(hash, range);
      const { start = 0, end = bytes.length - 1 } = range ?? {};
      return Readable.from([Buffer.from(bytes.subarray(start, end + 1))]);
    },
  };
}

export function createDrafts(options: PublisherOptions): Drafts {
  const memory = createDraftMemory(memoryLimits);
  const mains = createMainCache(mainCacheSize);
  const inTurn = createKeyedQueue({ underWay: visitsUnderWay });
  const compression = {
    ...options.compression,
    compressor: ({ rendered }: { rendered: number }) =>
      options.compression.compressor({ pages: anyLargeSite, rendered }),
  };

  async function revisionOf(siteId: number): Promise<number> {
    const row = await options.database.db
      .selectFrom("sites")
      .select("revision")
      .where("id", "=", siteId)
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    return row.revision;
  }

  return {
    files: createReleaseFiles(withPacks(options.storage, memory.packs)),
    open: (siteId) =>
      inTurn(siteId, async () => {
        const kept = memory.of(siteId);
        if (kept[0]?.revision === (await revisionOf(siteId))) return kept;
        const input = { siteId, authorId: "", note: "", isDraft: true };
        const made = await makeUnstored({ ...options, compression }, input, mains);
        const { snapshot, release } = made;
        const { revision } = snapshot;
        return memory.keep(siteId, { revision, manifest: release.manifest, pack: release.pack });
      }),
  };
}
