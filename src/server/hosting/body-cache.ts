/** Bodies that were sent lately, of at most so many bytes together. */
export interface BodyCache {
  get(key: string): Buffer | undefined;
  set(key: string, body: Buffer): void;
}

interface Entry {
  readonly body: Buffer;
  wasUsed: boolean;
}

/** What an entry costs besides its bytes. */
const overhead = 400;

/** A cache that gives every entry a second chance: a hit costs one look-up and moves nothing. */
export function createBodyCache(limit: number): BodyCache {
  const entries = new Map<string, Entry>();
  let size = 0;

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (size <= limit) return;
      entries.delete(key);
      if (entry.wasUsed) entries.set(key, { body: entry.body, wasUsed: false });
      else size -= entry.body.length + overhead;
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.wasUsed = true;
      return entry.body;
    },
    set(key, body) {
      const own = body.length + overhead;
      if (own > limit / 4 || entries.has(key)) return;
      entries.set(key, { body, wasUsed: false });
      size += own;
      makeRoom();
    },
  };
}
