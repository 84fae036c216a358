import type { ReleaseManifest } from "#/publish/manifest.ts";

interface KeptDraft {
  readonly revision: number;
  readonly manifest: ReleaseManifest;
  /** What it has beyond the live release; none where it is equal to that. */
  readonly pack: { readonly hash: string; readonly bytes: Uint8Array } | undefined;
}

interface DraftMemoryLimits {
  readonly bytes: number;
  readonly sites: number;
}

interface DraftMemory {
  /** What the drafts have beyond the live releases, by hash. */
  readonly packs: ReadonlyMap<string, Uint8Array>;
  /** The drafts of a site, the latest first. */
  of(siteId: number): readonly KeptDraft[];
  /** Puts a draft before the others of its site, and answers all of them. */
  keep(siteId: number, draft: KeptDraft): readonly KeptDraft[];
}

const draftsOfSite = 3;
/** About the bytes that an entry of a manifest takes, and those of an empty draft. */
const sizes = { entry: 400, draft: 8_000 } as const;

function sizeOf({ manifest, pack }: KeptDraft): number {
  const { files, retired, redirects, pages, records } = manifest;
  const tables = [files, retired, redirects, pages, records];
  const entries = tables.reduce((sum, table) => sum + Object.keys(table).length, 0);
  return sizes.draft + entries * sizes.entry + (pack?.bytes.length ?? 0);
}

/** Keeps the drafts of the sites that were asked for last, of at most so many bytes and sites. */
export function createDraftMemory(limits: DraftMemoryLimits): DraftMemory {
  const sites = new Map<number, { readonly drafts: readonly KeptDraft[]; readonly size: number }>();
  const packs = new Map<string, Uint8Array>();

  function refresh(): void {
    packs.clear();
    for (const { drafts } of sites.values())
      for (const { pack } of drafts) if (pack) packs.set(pack.hash, pack.bytes);
  }

  return {
    packs,
    of(siteId) {
      const site = sites.get(siteId);
      if (!site) return [];
      sites.delete(siteId);
      sites.set(siteId, site);
      return site.drafts;
    },
    keep(siteId, draft) {
      const drafts = [draft, ...(sites.get(siteId)?.drafts ?? [])].slice(0, draftsOfSite);
      const own = drafts.reduce((sum, one) => sum + sizeOf(one), 0);
      sites.delete(siteId);
      sites.set(siteId, { drafts, size: own });
      let size = sites.values().reduce((sum, one) => sum + one.size, 0);
      for (const [oldest, old] of sites) {
        if (oldest === siteId || (size <= limits.bytes && sites.size <= limits.sites)) break;
        sites.delete(oldest);
        size -= old.size;
      }
      refresh();
      return drafts;
    },
  };
}
