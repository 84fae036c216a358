import { Readable } from "node:stream";
import type { Storage } from "../storage.ts";
import { tellStorage } from "../storage-events.ts";
import type { DiskCache } from "./disk-cache.ts";
import { pieceSize, piecesOfCopy } from "./pieces-of-copy.ts";

/** A storage that is far away, with copies on a disk of what is read of it: they are there when it is not. */
export interface CachedStorage extends Storage {
  /** Has content copied that is preferred; false where that should be tried again later. */
  bringNear(hash: string): Promise<boolean>;
  /** What whoever it belongs to wants to stay longest; nothing any more where it is left out. */
  prefer: DiskCache["prefer"];
}

/** Content is copied as a whole, and is in memory for that. */
const copiesAtOnce = 2;
/** What more is asked for is copied the next time. */
const copiesWaiting = 200;

/** Runs a little of some work, and forgets what there is no room for. */
function createCopying(copy: (hash: string) => Promise<void>) {
  const running = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(hash: string): Promise<void> {
    if (busy >= copiesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    try {
      await copy(hash);
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  }

  return (hash: string): Promise<void> => {
    const before = running.get(hash);
    if (before) return before;
    if (waiting.length >= copiesWaiting) return Promise.resolve();
    const work = inTurn(hash).finally(() => running.delete(hash));
    running.set(hash, work);
    return work;
  };
}

export function createCachedStorage(storage: Storage, cache: DiskCache): CachedStorage {
  const tooLarge = new Set<string>();

  const copy = createCopying(async (hash) => {
    // what can't be read now is asked for again when somebody wants it
    const bytes = await storage.get(hash).catch(() => undefined);
    if (!bytes) return;
    if (cache.takes(bytes.length)) await cache.put(hash, bytes);
    else tooLarge.add(hash);
  });

  const isSettled = (hash: string) => cache.has(hash) || tooLarge.has(hash);

  return {
    async bringNear(hash) {
      if (isSettled(hash) || cache.isFull()) return true;
      await copy(hash);
      return isSettled(hash);
    },
    prefer: cache.prefer,
    get distrusted() {
      return storage.distrusted;
    },
    has: storage.has,
    check: storage.check,
    distrust(hash) {
      // a copy that was damaged since it was compared says nothing of the original
      if (cache.has(hash)) void cache.drop(hash);
      else storage.distrust(hash);
    },
    async put(hash, bytes) {
      await storage.put(hash, bytes);
      await cache.put(hash, bytes);
    },
    async get(hash) {
      const near = await cache.get(hash);
      tellStorage({ kind: near ? "hit" : "miss" });
      if (near) return near;
      const bytes = await storage.get(hash);
      if (bytes) await cache.put(hash, bytes);
      return bytes;
    },
    async stream(hash, range) {
      const { start, end } = range ?? { start: 0, end: Infinity };
      const first = await cache.part(hash, start, Math.min(pieceSize, end - start + 1));
      tellStorage({ kind: first ? "hit" : "miss" });
      if (first) {
        const sent = piecesOfCopy({ hash, first, start, end }, { copies: cache, storage });
        return Readable.from(sent, { objectMode: false });
      }
      const stream = await storage.stream(hash, range);
      // visitors don't wait for the copy
      if (stream && !isSettled(hash)) void copy(hash);
      return stream;
    },
    async remove(hash) {
      await storage.remove(hash);
      await cache.drop(hash);
    },
    async removeUnused(hash, since) {
      const isGone = await storage.removeUnused(hash, since);
      if (isGone) await cache.drop(hash);
      return isGone;
    },
  };
}
