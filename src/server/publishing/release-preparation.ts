import type { PublishEvent } from "#/api/publish-event.ts";
import { contentPolicy } from "#/publish/content-policy.ts";
import { vendorSources } from "#/publish/vendor-sources.ts";
import type { RecompressedPlaces } from "#/publish/manifest-file.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { PictureSet } from "#/publish/picture-set.ts";
import type { ReleaseContext } from "#/publish/release-context.ts";
import { templates } from "#/sections/registry.ts";
import { siteParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { RecordUses } from "#/render/record-uses.ts";
import type { SiteFile } from "#/site/file.ts";
import type { PictureUse } from "#/render/picture-use.ts";
import type { Database } from "../db/database.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { SentFiles } from "../files/sent-files.ts";
import type { PictureSets } from "../images/picture-sets.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { siteAddress } from "../sites/site-rows.ts";
import type { KeyedQueue } from "../sites/keyed-queue.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Screening } from "../screening/screening.ts";
import type { Storage } from "../storage/storage.ts";
import { contentOf } from "./content-of.ts";
import type { InstallationFiles } from "./installation-files.ts";
import type { Compression } from "./compression.ts";
import type { ReleaseRows } from "./release-rows.ts";
import type { MakeSiteIcons } from "./site-icons.ts";
import type { SiteProblems } from "./site-problems.ts";
import type { SiteSnapshot, SiteSnapshots } from "./site-snapshots.ts";

export interface PublisherOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly hosting: SiteHosting;
  readonly rows: ReleaseRows;
  readonly snapshots: SiteSnapshots;
  readonly problems: SiteProblems;
  readonly pictures: PictureSets;
  readonly files: Pick<SentFiles, "releaseFiles">;
  readonly icons: MakeSiteIcons;
  readonly installation: InstallationFiles;
  readonly compression: Compression;
  readonly appOrigin: string;
  readonly sitesDomain: string;
  /** Base of the visitors' calls (R26). */
  readonly apiBase: string;
  /** Base of flags (R15). */
  readonly staticBase: string;
  readonly notifyOthers: (siteId: number) => Promise<void>;
  /** Runs what reads and shows a site one after the other. */
  readonly inTurn: KeyedQueue;
  readonly screening: Screening;
}

export interface PublishInput {
  readonly siteId: number;
  readonly authorId: string;
  readonly note: string;
  /** The revision that whoever publishes has seen. */
  readonly revision?: number | undefined;
  readonly onEvent?: (event: PublishEvent) => void;
  /** What is published, where that isn't the site's present state: what was published before, which needs no checks. */
  readonly past?: SiteSnapshot;
  /** Its author planned it, and the schedule publishes it. */
  readonly isPlanned?: true;
  /** It is what visitors see already, made anew: it isn't screened. */
  readonly isKnown?: boolean;
  /** Nobody publishes it: it is made whatever its checks would say. */
  readonly isDraft?: boolean;
}

export interface Previous {
  readonly revision: number;
  readonly manifest: ReleaseManifest;
  readonly recompressed: RecompressedPlaces;
}

/** The live release, from memory where hosting shows it; undefined also where any of it is lost, so that all is made anew. */
export async function previousOf(
  options: PublisherOptions,
  siteId: number,
  live: number | null,
): Promise<Previous | undefined> {
  if (live === null) return undefined;
  const { manifestHash, revision } = await options.rows.find(siteId, live);
  try {
    const read = await readRelease(options, siteId, manifestHash);
    if (isWhole(read, options.storage)) return { revision, ...read };
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
  }
  return undefined;
}

async function readRelease(
  { hosting }: PublisherOptions,
  siteId: number,
  hash: string,
): Promise<Pick<Previous, "manifest" | "recompressed">> {
  const pointer = hosting.pointerOf(siteId);
  const isShown = pointer?.manifest === hash;
  const manifest =
    (isShown && (await hosting.manifestOf(siteId))) || (await hosting.files.manifest(hash));
  const parts = isShown
    ? await Promise.all(pointer.recompressed.map((index) => hosting.files.recompressed(index)))
    : [];
  return { manifest, recompressed: Object.assign({}, ...parts) };
}

function isWhole(
  { manifest, recompressed }: Pick<Previous, "manifest" | "recompressed">,
  { distrusted }: Storage,
): boolean {
  if (distrusted.size === 0) return true;
  const content = [...contentOf(manifest)];
  for (const place of Object.values(recompressed)) if (place !== "stored") content.push(place.pack);
  return content.every((hash) => !distrusted.has(hash));
}

export async function checkState(
  { problems }: PublisherOptions,
  { siteId, revision }: PublishInput,
  snapshot: SiteSnapshot,
): Promise<void> {
  if (revision !== undefined && revision !== snapshot.revision) throw new AppError("conflict");
  const errors = (await problems.find(siteId, snapshot)).filter(
    ({ severity }) => severity === "error",
  );
  if (errors.length > 0) {
    throw new AppError("invalid", {
      message: "Fix the listed problems before you publish.",
      details: { problems: errors },
    });
  }
}

/** What parts of a site use, its pages' among them. */
export function usesOf({ site, states }: Pick<SiteSnapshot, "site" | "states">): RecordUses[] {
  return [recordUses(siteParts(site, templates)), ...[...states.values()].map(({ uses }) => uses)];
}

/** The site's files that links lead to. */
export function linkedFiles(snapshot: Pick<SiteSnapshot, "site" | "states">): SiteFile[] {
  const { files = [] } = snapshot.site;
  if (files.length === 0) return [];
  const linked = new Set(usesOf(snapshot).flatMap((uses) => [...uses.files]));
  return files.filter(({ id }) => linked.has(id));
}

export function picturesOf(snapshot: Pick<SiteSnapshot, "site" | "states">): readonly PictureUse[] {
  const uses = new Map<string, PictureUse>();
  for (const { pictures } of usesOf(snapshot))
    for (const [key, use] of pictures) uses.set(key, use);
  return [...uses.values()];
}

export async function preparePictures(
  { pictures }: PublisherOptions,
  { siteId, onEvent }: PublishInput,
  uses: readonly PictureUse[],
): Promise<ReadonlyMap<string, PictureSet>> {
  let done = 0;
  return pictures.ensure(siteId, uses, () =>
    onEvent?.({ state: "pictures", done: (done += 1), total: uses.length }),
  );
}

/** The origin of a base that isn't a path of the site. */
function originOf(base: string): string | undefined {
  return base.startsWith("/") ? undefined : new URL(base).origin;
}

/** Scheme and host of a site. */
export function siteOrigin(...[site, where]: Parameters<typeof siteAddress>): string {
  return new URL(siteAddress(site, where)).origin;
}

/** What of a publisher says how pages are rendered. */
export type ReleaseContextOptions = Pick<
  PublisherOptions,
  "installation" | "icons" | "apiBase" | "staticBase" | "appOrigin" | "sitesDomain"
>;

export async function releaseContextOf(
  options: ReleaseContextOptions,
  { site, isPaid, ...named }: Pick<SiteSnapshot, "slug" | "primaryDomain" | "site" | "isPaid">,
  pictures: ReadonlyMap<string, PictureSet>,
): Promise<ReleaseContext> {
  const { installation, apiBase, staticBase } = options;
  const apiOrigin = originOf(apiBase);
  return {
    key: installation.key,
    looks: installation.looks,
    origin: siteOrigin(named, options),
    apiBase,
    // R27: paid sites have no report footer
    report: isPaid ? null : "/report/",
    fonts: installation.fonts,
    icons: await options.icons(site, pictures),
    scripts: installation.scripts,
    preloads: installation.preloadsFor(site),
    flags: installation.flagsFor(site),
    loaders: installation.loadersFor(site),
    files: await installation.filesFor(site),
    policy: contentPolicy({
      apiOrigin,
      staticOrigin: originOf(staticBase),
      vendors: vendorSources(site.settings),
    }),
  };
}
