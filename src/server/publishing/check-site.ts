import { type Kysely, sql } from "kysely";
import { checkPages } from "#/publish/check-pages.ts";
import type { CheckedPage } from "#/publish/check-pages.ts";
import { inputHash } from "#/publish/content-hash.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { standingLinked } from "#/publish/page-state.ts";
import type { ReleaseContext } from "#/publish/release-context.ts";
import type { ReleaseSource } from "#/publish/release-source.ts";
import { seenState } from "#/publish/seen-state.ts";
import { templates } from "#/sections/registry.ts";
import { findDocumentProblems } from "#/site/check-document.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import type { Problem } from "#/site/problem.ts";
import type { ProblemCode } from "#/site/problem-code.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import { pageKey, toRecords } from "#/site/records.ts";
import type { Schema } from "../db/schema.ts";
import { unpublishedOf } from "../db/unpublished-rows.ts";
import { isOutside } from "../errors.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import type { PictureSets } from "../images/picture-sets.ts";
import { LostContent } from "../storage/lost-content.ts";
import { picturesOf, releaseContextOf, siteOrigin } from "./release-preparation.ts";
import type { ReleaseContextOptions } from "./release-preparation.ts";
import { readStoredSite } from "./stored-sites.ts";
import type { StoredSite } from "./stored-sites.ts";

export interface SiteReport {
  readonly siteId: number;
  readonly name: string;
  readonly isLive: boolean;
  readonly pages: readonly (CheckedPage & { readonly isEdited: boolean })[];
  /** What keeps the site, as it was published, from being published again; a sentence each. */
  readonly failures: readonly string[];
  /** How many problems its owner has to fix before publishing what was edited since. */
  readonly draftProblems: number;
}

export interface SiteRenderingOptions extends ReleaseContextOptions {
  readonly db: Kysely<Schema>;
  readonly pictures: Pick<PictureSets, "made">;
}

export interface SiteCheckOptions extends SiteRenderingOptions {
  readonly files: Pick<ReleaseFiles, "manifest">;
}

const problemWords: Partial<Record<ProblemCode, string>> = {
  "text-over-limit": "a text is over its limit",
  "text-missing": "a required text is missing",
  "link-page-gone": "a link leads to a page that doesn't exist",
  "link-path-unknown": "a link leads to a path that no page has",
  "link-section-gone": "a link leads to a section that doesn't exist",
  "link-file-gone": "a link leads to a file that was deleted",
  "template-unknown": "a section has a template that doesn't exist",
  "template-newer": "a section was made by a newer version of the program",
  "event-times": "an event ends before it starts",
};

function wordsOf({ code, section, path, language }: Problem): string {
  const words = problemWords[code] ?? code;
  const place = [section, ...path, language].filter((part) => part !== null).join("/");
  return place === "" ? words : `${words} (${place})`;
}

/** The live release, or why it can't be read. */
export async function liveRelease(
  { db, files }: SiteCheckOptions,
  { liveReleaseId }: StoredSite,
): Promise<{ manifest?: ReleaseManifest; revision?: number; failure?: string }> {
  if (liveReleaseId === null) return {};
  const { manifestHash, revision } = await db
    .selectFrom("releases")
    .select(["manifestHash", "revision"])
    .where("id", "=", liveReleaseId)
    .executeTakeFirstOrThrow();
  try {
    return { manifest: await files.manifest(manifestHash), revision };
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
    return { revision, failure: `publish it again, its live release is lost. ${error.message}` };
  }
}

/** The records that were edited since they were published; none where the whole site wasn't. */
export function editedRecords(
  { revision, bodies }: StoredSite,
  live: { manifest?: ReleaseManifest; revision?: number },
): (key: string) => boolean {
  const { manifest } = live;
  if (!manifest) return () => true;
  if (live.revision === revision) return () => false;
  const isEdited = (key: string) =>
    manifest.records[key]?.hash !== inputHash(bodies.get(key) ?? "");
  const isAround = isEdited("site") || isEdited("index");
  return (key) => isAround || isEdited(key);
}

/** What publishing would find, by whether it is in what was edited since the last publication. */
function publishProblems(
  { document, states }: StoredSite,
  isEdited: (key: string) => boolean,
): { failures: string[]; draftProblems: number } {
  const checks = createPublishChecks(toRecords(document), templates);
  const paths = new Map(document.index.entries.map(({ id, path }) => [id, path]));
  const failures = findDocumentProblems(document, { templates }).map(
    ({ path, message }) => `${path.join("/")}: ${message}`,
  );
  let draftProblems = 0;
  const take = (found: readonly Problem[], key: string, prefix: string) => {
    const errors = found.filter(({ severity }) => severity === "error");
    if (isEdited(key)) draftProblems += errors.length;
    else failures.push(...errors.map((one) => `${prefix}${wordsOf(one)}`));
  };
  take(checks.site(standingLinked(states)), "site", "");
  for (const { id } of withoutDrafts(document.index).entries)
    take(checks.page(id), pageKey(id), `${paths.get(id) ?? id}: `);
  return { failures, draftProblems };
}

/** Keeps a transaction of which nothing is asked for a while from being given up, and lets others have a turn. */
function createPause(db: Kysely<Schema>): () => Promise<void> {
  let asked = performance.now();
  return async () => {
    await new Promise(setImmediate);
    if (performance.now() - asked < 5_000) return;
    await sql`select 1`.execute(db);
    asked = performance.now();
  };
}

/** What a publication of a stored site would be made from, after a release of it; `lost` are pictures without files. */
export async function publicationOf(
  options: SiteRenderingOptions,
  stored: StoredSite,
  previous?: ReleaseManifest,
): Promise<{ source: ReleaseSource; context: ReleaseContext; lost: readonly string[] }> {
  const { document, states, siteId, siteHash, slug, primaryDomain, isPaid } = stored;
  const off = await unpublishedOf(options.db, siteId);
  const seen = seenState(
    { ...document, states },
    off,
    siteOrigin({ slug, primaryDomain }, options),
  );
  const { sets, lost } = await options.pictures.made(siteId, picturesOf(seen));
  const source = {
    siteId,
    siteHash,
    site: seen.site,
    index: seen.index,
    states: seen.states,
    unseen: seen.unseen,
    previous,
    siteJson: stored.bodies.get("site") ?? "",
    indexJson: stored.bodies.get("index") ?? "",
    pictures: sets,
  };
  const context = await releaseContextOf(
    options,
    { slug, primaryDomain, site: seen.site, isPaid },
    sets,
  );
  return { source, context, lost };
}

/** Renders all of a site, compared with a release of it. */
async function renderSite(
  options: SiteRenderingOptions,
  stored: StoredSite,
  previous?: ReleaseManifest,
): Promise<{ pages: CheckedPage[]; lost: readonly string[] }> {
  const { lost, ...publication } = await publicationOf(options, stored, previous);
  const pages = await checkPages({
    ...publication,
    pages: new Map(stored.document.pages.map((page) => [page.id, page])),
    pause: createPause(options.db),
  });
  return { pages, lost };
}

/** Why a site can't be checked at all; what is wrong outside of it is no answer. */
export function reasonOf(error: unknown): string {
  if (isOutside(error) && !(error instanceof LostContent)) throw error;
  return error instanceof Error ? error.message : String(error);
}

/** Renders a stored site and answers a sentence for each page that can't be. Nothing is changed. */
export async function findRenderFailures(
  options: SiteRenderingOptions,
  siteId: number,
): Promise<string[]> {
  try {
    const stored = await readStoredSite(options.db, siteId);
    if (!stored) return [];
    const { pages } = await renderSite(options, stored);
    const failing = pages.filter(({ outcome }) => outcome === "fails");
    const about = `site ${siteId} (${stored.name})`;
    return failing.map(({ path, reason = "" }) => `${about}, ${path}: ${reason}`);
  } catch (error) {
    return [`site ${siteId}: ${reasonOf(error)}`];
  }
}

/** Opens a stored site, checks and renders all of it, and changes nothing; undefined where it has gone. */
export async function checkSite(
  options: SiteCheckOptions,
  siteId: number,
): Promise<SiteReport | undefined> {
  try {
    const stored = await readStoredSite(options.db, siteId);
    if (!stored) return undefined;
    const live = await liveRelease(options, stored);
    const isEdited = editedRecords(stored, live);
    const { failures, draftProblems } = publishProblems(stored, isEdited);
    const { pages, lost } = await renderSite(options, stored, live.manifest);
    if (live.failure !== undefined) failures.push(live.failure);
    failures.push(...lost.map((asset) => `the file of picture ${asset} is lost`));
    const isPageEdited = ({ page }: CheckedPage) =>
      isEdited(page === undefined ? "site" : pageKey(page));
    return {
      siteId,
      name: stored.name,
      isLive: stored.liveReleaseId !== null,
      pages: pages.map((page) => ({ ...page, isEdited: isPageEdited(page) })),
      failures,
      draftProblems,
    };
  } catch (error) {
    const failures = [reasonOf(error)];
    return { siteId, name: "", isLive: false, pages: [], failures, draftProblems: 0 };
  }
}
