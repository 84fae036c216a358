import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { type LivePointer, isStrict } from "../storage/live-pointer.ts";
import type { ReleaseFiles } from "./release-files.ts";
import type { RecompressedPlaces } from "#/publish/manifest-file.ts";
import type { SiteCount } from "./site-counts.ts";

/** A release as it is being served. One object for one state: a request that began with it ends with it. */
export interface LiveSite {
  readonly pointer: LivePointer;
  /** The value of X-Release. */
  readonly release: string;
  /** Tells compressed forms of a file apart: they change while the file stays. */
  readonly bodyVersion: string;
  /** Shown to whoever has a link and to nobody else: never stored, never listed, framed by the preview's own page. */
  readonly isPreview: boolean;
  /** Whether browsers may be asked to want HTTPS of it for a year, where it has that. */
  readonly isStrict: boolean;
  /** More headers of answers that anybody may see, for caches in front. */
  readonly marks: (file: Pick<ReleaseFile, "isFixed">) => Readonly<Record<string, string>>;
  /** What its visitors are shown, counted. Nobody reads it of a preview. */
  readonly count: SiteCount;
  /** Headers of its answers, by file and encoding: names and values in turn. */
  readonly headers: Map<string, readonly string[]>;
  /** The manifest where it is in memory; `load` brings it there. */
  loaded(): LoadedSite | undefined;
  load(): Promise<LoadedSite>;
}

export interface LoadedSite {
  readonly manifest: ReleaseManifest;
  readonly recompressed: RecompressedPlaces;
}

/** Keeps at most so many manifests in memory; `hold` says that one was read. */
export interface ManifestCache {
  hold(drop: () => void, size: number): void;
}

/** Letters of a manifest's hash that name its release to visitors. */
const releaseLength = 16;

/** How visitors' pages name the release that a manifest is of. */
export function releaseName(manifest: string): string {
  return manifest.slice(0, releaseLength);
}

/** About the bytes that an entry of a manifest takes in memory. */
const entrySize = 400;

/** Drops the manifests that were read first when they take more than `limit` bytes together. */
export function createManifestCache(limit: number): ManifestCache {
  const held: { drop: () => void; size: number }[] = [];
  let size = 0;
  return {
    hold(drop, own) {
      held.push({ drop, size: own });
      size += own;
      while (size > limit && held.length > 1) {
        const oldest = held.shift();
        size -= oldest?.size ?? 0;
        oldest?.drop();
      }
    },
  };
}

/** Headers for caches in front, by site and by whether the file's name is another one for other content. */
export type Marks = (site: number, isFixed: boolean) => Readonly<Record<string, string>>;

const noMarks: Marks = () => ({});

interface LiveSiteOptions {
  readonly pointer: LivePointer;
  readonly files: ReleaseFiles;
  readonly cache: ManifestCache;
  /** Where it was just made. */
  readonly manifest?: ReleaseManifest;
  readonly isPreview?: boolean;
  readonly marks?: Marks | undefined;
  readonly count?: SiteCount;
}

export function createLiveSite(options: LiveSiteOptions): LiveSite {
  const { pointer, files, cache, manifest, isPreview = false, marks = noMarks } = options;
  const { count = { views: 0, bytes: 0 } } = options;
  let loaded: LoadedSite | undefined;
  let loading: Promise<LoadedSite> | undefined;

  function keep(site: LoadedSite): LoadedSite {
    loaded = site;
    const entries =
      Object.keys(site.manifest.files).length + Object.keys(site.recompressed).length + 20;
    cache.hold(() => (loaded = undefined), entries * entrySize);
    return site;
  }

  async function read(): Promise<LoadedSite> {
    const [found, ...recompressed] = await Promise.all([
      manifest ?? files.manifest(pointer.manifest),
      // pages are the same without
      ...pointer.recompressed.map((hash) => files.recompressed(hash).catch(() => ({}))),
    ]);
    return keep({ manifest: found, recompressed: Object.assign({}, ...recompressed) });
  }

  if (manifest && pointer.recompressed.length === 0) keep({ manifest, recompressed: {} });
  return {
    pointer,
    release: releaseName(pointer.manifest),
    bodyVersion: pointer.recompressed.length === 0 ? "" : ` ${pointer.recompressed.length}`,
    isPreview,
    isStrict: isStrict(pointer),
    marks: ({ isFixed }) => marks(pointer.site, isFixed === true),
    count,
    headers: new Map(),
    loaded: () => loaded,
    load() {
      if (loaded) return Promise.resolve(loaded);
      loading ??= read().finally(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}
