import { tellStorage } from "../storage-events.ts";

/** A copy on the disk. */
export interface CachedFile {
  readonly size: number;
  /** Whether this process has compared it with its hash. */
  isChecked: boolean;
}

/** What a cache has, the least recently used first. */
export interface CacheIndex {
  readonly bytes: number;
  /** Those of it that somebody prefers. */
  readonly preferredBytes: number;
  get(hash: string): CachedFile | undefined;
  /** The same, as used just now. */
  use(hash: string): CachedFile | undefined;
  add(hash: string, file: CachedFile): void;
  drop(hash: string): void;
  /** What whoever it belongs to wants to stay longest; none any more where it is left out. */
  prefer(owner: number, hashes?: Iterable<string>): void;
  /** What has to go for all to take so many bytes: what nobody prefers first. */
  beyond(limit: number): string[];
}

export function createCacheIndex(): CacheIndex {
  const files = new Map<string, CachedFile>();
  const preferredBy = new Map<number, ReadonlySet<string>>();
  const preferred = new Map<string, number>();
  let bytes = 0;
  let preferredBytes = 0;

  function count(hashes: Iterable<string>, change: 1 | -1): void {
    for (const hash of hashes) {
      const before = preferred.get(hash) ?? 0;
      const next = before + change;
      if (next > 0) preferred.set(hash, next);
      else preferred.delete(hash);
      if (before === 0 || next === 0) preferredBytes += change * (files.get(hash)?.size ?? 0);
    }
  }

  function drop(hash: string): void {
    const { size } = files.get(hash) ?? { size: 0 };
    bytes -= size;
    if (preferred.has(hash)) preferredBytes -= size;
    files.delete(hash);
    tellStorage({ kind: "copies", bytes });
  }

  return {
    get bytes() {
      return bytes;
    },
    get preferredBytes() {
      return preferredBytes;
    },
    get: (hash) => files.get(hash),
    use(hash) {
      const found = files.get(hash);
      if (!found) return undefined;
      files.delete(hash);
      files.set(hash, found);
      return found;
    },
    add(hash, file) {
      drop(hash);
      files.set(hash, file);
      bytes += file.size;
      if (preferred.has(hash)) preferredBytes += file.size;
      tellStorage({ kind: "copies", bytes });
    },
    drop,
    prefer(owner, hashes) {
      count(preferredBy.get(owner) ?? [], -1);
      preferredBy.delete(owner);
      if (!hashes) return;
      const own = new Set(hashes);
      preferredBy.set(owner, own);
      count(own, 1);
    },
    beyond(limit) {
      const all = [...files.keys()];
      const order = [
        ...all.filter((hash) => !preferred.has(hash)),
        ...all.filter((hash) => preferred.has(hash)),
      ];
      let left = bytes;
      const gone: string[] = [];
      for (const hash of order) {
        if (left <= limit) break;
        left -= files.get(hash)?.size ?? 0;
        gone.push(hash);
      }
      return gone;
    },
  };
}
