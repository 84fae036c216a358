import type { AnyRecord } from "#/site/records.ts";

interface CachedRecord {
  record: AnyRecord;
  /** The length of its JSON. */
  size: number;
}

interface CachedSite {
  /** The revision of the site that the records belong to. */
  revision: number;
  records: Map<string, CachedRecord>;
  size: number;
}

/** How much JSON the cached records stand for together. */
const defaultLimit = 16 * 1_048_576;

/**
 * Records that were read or written lately. A site's entries hold for one revision: who finds
 * the database at another one, because another process wrote, starts with none.
 */
export class RecordCache {
  readonly #sites = new Map<number, CachedSite>();
  readonly #limit: number;
  #size = 0;

  constructor(limit: number = defaultLimit) {
    this.#limit = limit;
  }

  get(siteId: number, revision: number, key: string): AnyRecord | undefined {
    return this.#siteAt(siteId, revision).records.get(key)?.record;
  }

  /** Keeps a record that was read at a revision. */
  keep(siteId: number, revision: number, key: string, cached: CachedRecord): void {
    const site = this.#siteAt(siteId, revision);
    this.#forgetRecord(site, key);
    site.records.set(key, cached);
    this.#resize(site, cached.size);
    this.#makeRoom(siteId);
  }

  /** Moves a site on by what was committed: new records, or null for one that is gone. */
  advance(
    siteId: number,
    { from, to }: { from: number; to: number },
    changes: ReadonlyMap<string, CachedRecord | null>,
  ): void {
    const site = this.#sites.get(siteId);
    if (site?.revision !== from) return;
    site.revision = to;
    for (const [key, cached] of changes) {
      this.#forgetRecord(site, key);
      if (cached) {
        site.records.set(key, cached);
        this.#resize(site, cached.size);
      }
    }
    this.#makeRoom(siteId);
  }

  /** The site's entries for a revision, moved to the end of the line. */
  #siteAt(siteId: number, revision: number): CachedSite {
    let site = this.#sites.get(siteId);
    if (site?.revision !== revision) {
      this.#forgetSite(siteId);
      site = { revision, records: new Map(), size: 0 };
    }
    this.#sites.delete(siteId);
    this.#sites.set(siteId, site);
    return site;
  }

  #makeRoom(newest: number): void {
    for (const siteId of this.#sites.keys()) {
      if (this.#size <= this.#limit) return;
      if (siteId !== newest || this.#sites.size === 1) this.#forgetSite(siteId);
    }
  }

  #forgetSite(siteId: number): void {
    this.#size -= this.#sites.get(siteId)?.size ?? 0;
    this.#sites.delete(siteId);
  }

  #forgetRecord(site: CachedSite, key: string): void {
    this.#resize(site, -(site.records.get(key)?.size ?? 0));
    site.records.delete(key);
  }

  #resize(site: CachedSite, by: number): void {
    site.size += by;
    this.#size += by;
  }
}
