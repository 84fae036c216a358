import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";
import type { Page } from "#/site/page.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import { testPage, testSite } from "#/render/render-fixture.ts";
import { contentHash } from "./content-hash.ts";
import { plainBytes } from "./pack-builder.ts";
import { contentPolicy } from "./content-policy.ts";
import { createMainCache } from "./main-cache.ts";
import { makeRelease } from "./make-release.ts";
import type { Release } from "./make-release.ts";
import type { ReleaseSource, ReleaseTools } from "./release-source.ts";
import type { ReleaseManifest } from "./manifest.ts";
import { pageState } from "./page-state.ts";
import type { PictureSet } from "./picture-set.ts";
import type { ReleaseContext } from "./release-context.ts";

/** A small site of three pages, for tests. */
export interface TestSource {
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly pages: readonly Page[];
}

export const testSource: TestSource = {
  site: testSite,
  index: {
    entries: [
      { id: "home", path: "/", name: "Home" },
      { id: "prices", path: "/prices", name: "Prices" },
      { id: "about", path: "/about", name: "About" },
    ],
    redirects: [{ from: "/cost", page: "prices" }],
  },
  pages: [
    testPage("home", ["Header21", "Feature15_2"]),
    testPage("prices", ["NoHeader", "Pricing8"]),
    testPage("about", ["NoHeader", "Contact9"]),
  ],
};

export const testReleaseContext: ReleaseContext = {
  key: "test 1",
  looks: { Header21: "h", NoHeader: "n", Pricing8: "p", Contact9: "c", Contact14: "form" },
  origin: "https://lamp.example",
  apiBase: "/api/v1",
  report: null,
  fonts: undefined,
  icons: { links: [], files: {}, icons: [] },
  scripts: [],
  preloads: [],
  flags: {},
  loaders: {},
  files: {},
  policy: contentPolicy({ apiOrigin: undefined }),
};

const quick = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export function testTools(pages: readonly Page[]): ReleaseTools & { readonly loaded: string[] } {
  const bodies = new Map(
    pages.map((page) => [page.id, { json: JSON.stringify(page), page: () => page }]),
  );
  const loaded: string[] = [];
  return {
    loaded,
    loadPages: async (ids) => {
      loaded.push(...ids);
      return new Map([...bodies].filter(([id]) => ids.includes(id)));
    },
    compressor: () => async (content, encoding) => {
      const plain = plainBytes(content);
      const bytes =
        encoding === "br"
          ? brotliCompressSync(plain, { params: quick })
          : encoding === "zstd"
            ? zstdCompressSync(plain)
            : plain;
      return { hash: contentHash(plain), size: plain.length, bytes };
    },
    mains: createMainCache(1_000_000),
    now: Date.UTC(2026, 10, 20),
    pause: async () => undefined,
    onProgress: () => undefined,
  };
}

export interface TestReleaseOptions {
  readonly previous?: ReleaseManifest;
  readonly unseen?: ReleaseSource["unseen"];
  readonly pictures?: ReadonlyMap<string, PictureSet>;
  readonly context?: ReleaseContext;
  readonly tools?: ReleaseTools;
  readonly siteId?: number;
  readonly siteHash?: string;
}

export function testRelease(
  source: TestSource,
  options: TestReleaseOptions = {},
): Promise<Release> {
  const { site, index, pages } = source;
  return makeRelease(
    {
      siteId: options.siteId ?? 7,
      siteHash: options.siteHash ?? "hash7",
      site,
      index,
      siteJson: JSON.stringify(site),
      indexJson: JSON.stringify(index),
      states: new Map(pages.map((page) => [page.id, pageState(JSON.stringify(page))])),
      pictures: options.pictures ?? new Map(),
      previous: options.previous,
      ...(options.unseen && { unseen: options.unseen }),
    },
    options.context ?? testReleaseContext,
    options.tools ?? testTools(pages),
  );
}

/** The content of a file in a release's pack. */
export function packedText(
  release: Release,
  place: ReleaseManifest["files"][string]["place"],
  decode: (bytes: Uint8Array) => Uint8Array,
): string {
  if (place === "stored" || !release.pack) throw new Error("not in the pack");
  const bytes = release.pack.bytes.subarray(place.start, place.start + place.length);
  return Buffer.from(decode(bytes)).toString();
}

/** The text of a new file of a release, by its path. */
export function releaseText(release: Release, path: string): string {
  const file = release.manifest.files[path];
  if (!file) throw new Error(`no ${path}`);
  const isQuick = file.place !== "stored" && file.place.encoding === "zstd";
  return packedText(release, file.place, isQuick ? zstdDecompressSync : brotliDecompressSync);
}
