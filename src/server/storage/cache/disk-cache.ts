import { type CachedFile, type CacheIndex, createCacheIndex } from "./cache-index.ts";
import { tellStorage } from "../storage-events.ts";
import { createCopyFiles } from "./copy-files.ts";

interface DiskCacheOptions {
  readonly folder: string;
  /** Bytes that all copies take at most. */
  readonly limit: number;
  /** Told of what the disk does wrong: nothing but that a copy isn't there follows from it. */
  readonly onError: (error: unknown) => void;
}

/**
 * Copies of content on a disk, which are nothing but quicker than what they are copies of. No method throws; a copy that
 * isn't what its name says is none.
 */
export interface DiskCache extends Pick<CacheIndex, "prefer"> {
  has(hash: string): boolean;
  get(hash: string): Promise<Buffer | undefined>;
  /** Bytes from a place on, which are fewer at the end; undefined where there is no copy, or it can't be read. */
  part(hash: string, start: number, length: number): Promise<Buffer | undefined>;
  /** Takes a copy of content that was compared with its hash; what is too large for it, or for the disk, is left out. */
  put(hash: string, bytes: Uint8Array): Promise<void>;
  drop(hash: string): Promise<void>;
  /** Whether content of this size has a place, if others go. */
  takes(size: number): boolean;
  /** Whether what is preferred fills it: more of that would drive out its like. */
  isFull(): boolean;
}

/** One copy takes no more of the cache than this. */
const largestShare = 0.25;
/** A full cache is emptied to so much of it, as looking for what goes takes a while. */
const shrunkTo = 0.95;
const fullFrom = 0.9;

/** Opens the cache of a folder. Where the disk fails it begins empty. */
export async function openDiskCache({
  folder,
  limit,
  onError,
}: DiskCacheOptions): Promise<DiskCache> {
  const index = createCacheIndex();
  const files = createCopyFiles(folder);

  async function drop(hash: string): Promise<void> {
    index.drop(hash);
    await files.remove(hash).catch(onError);
  }

  async function shrink(): Promise<void> {
    const gone = index.bytes > limit ? index.beyond(limit * shrunkTo) : [];
    for (const hash of gone) await drop(hash);
    tellStorage({ kind: "evicted", count: gone.length });
  }

  async function readChecked(hash: string): Promise<Buffer | undefined> {
    const bytes = await files.read(hash);
    if (!bytes) await drop(hash);
    return bytes;
  }

  /** A copy, which is used now. */
  async function noteUsed(hash: string): Promise<CachedFile | undefined> {
    const found = index.use(hash);
    if (found) await files.noteUse(hash).catch(onError);
    return found;
  }

  /** A copy that may be read in part: it is compared before its first use. */
  async function usable(hash: string): Promise<CachedFile | undefined> {
    const found = await noteUsed(hash);
    if (!found || (!found.isChecked && !(await readChecked(hash)))) return undefined;
    found.isChecked = true;
    return found;
  }

  const takes = (size: number) => size <= limit * largestShare;
  try {
    for (const { hash, size } of await files.open()) index.add(hash, { size, isChecked: false });
    await shrink();
  } catch (error) {
    onError(error);
  }

  return {
    has: (hash) => index.get(hash) !== undefined,
    takes,
    isFull: () => index.preferredBytes > limit * fullFrom,
    prefer: index.prefer,
    drop,
    get: async (hash) => ((await noteUsed(hash)) ? readChecked(hash) : undefined),
    async part(hash, start, length) {
      const found = await usable(hash);
      if (!found) return undefined;
      const rest = Math.max(0, Math.min(length, found.size - start));
      try {
        return await files.part(hash, start, rest);
      } catch (error) {
        onError(error);
        await drop(hash);
        return undefined;
      }
    },
    async put(hash, bytes) {
      if (index.get(hash) || !takes(bytes.length)) return;
      try {
        if (!(await files.write(hash, bytes))) return;
        // what a disk lost of it meanwhile is found when it is compared
        index.add(hash, { size: bytes.length, isChecked: false });
        await shrink();
      } catch (error) {
        onError(error);
      }
    },
  };
}
