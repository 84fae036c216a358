import type { PageEntry, PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { MainCache } from "./main-cache.ts";
import type { RecompressedPlaces } from "./manifest-file.ts";
import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";
import type { Compress, ReleaseSize } from "./pack-builder.ts";
import type { PageState } from "./page-state.ts";
import type { PictureSet } from "./picture-set.ts";

/** A site as it is to be published. */
export interface ReleaseSource {
  readonly siteId: number;
  readonly siteHash: string;
  readonly site: SiteRecord;
  readonly index: PageIndex;
  /** Pages that visitors don't see: nothing leads to them. Those of them that have a state are rendered. */
  readonly unseen?: readonly PageEntry[];
  /** The two records as JSON, as they are kept. */
  readonly siteJson: string;
  readonly indexJson: string;
  /** By page id. */
  readonly states: ReadonlyMap<string, PageState>;
  /** Files of every picture that the site uses. */
  readonly pictures: ReadonlyMap<string, PictureSet>;
  /** Files that the site's links lead to, by path. */
  readonly downloads?: Readonly<Record<string, ReleaseFile>>;
  readonly previous: ReleaseManifest | undefined;
  /** Where files of it lie that were compressed more strongly since. */
  readonly recompressed?: RecompressedPlaces | undefined;
}

/** A page's record as it is kept, and parsed. */
export interface LoadedPage {
  readonly json: string;
  readonly page: () => Page;
}

export interface ReleaseTools {
  /** Pages' records by page id. */
  readonly loadPages: (ids: readonly string[]) => Promise<ReadonlyMap<string, LoadedPage>>;
  /** Compresses what is packed; it is told how many pages are rendered. */
  readonly compressor: (release: ReleaseSize) => Compress;
  readonly mains: MainCache;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Lets other work of the process run. */
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number, total: number) => void;
}
