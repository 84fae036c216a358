import type { FastifyBaseLogger } from "fastify";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { toProblemInfo } from "#/api/problem-info.ts";
import { isAllPublished } from "#/api/changed-parts.ts";
import type { ChangesInfo, PageChangeInfo, Person } from "#/api/publishing.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { nothingCompared, pageDifference, siteDifference } from "#/publish/release-changes.ts";
import { inputHash } from "#/publish/content-hash.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpRecord } from "#/site/bring-up.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import { withAbout } from "#/site/checks/about-problem.ts";
import type { OutsideLink } from "#/site/checks/outside-links.ts";
import { filePath } from "#/site/file-address.ts";
import { setAside } from "#/site/ignored-check.ts";
import { groupTranslations } from "#/site/problem-groups.ts";
import type { Problem } from "#/site/problem.ts";
import type { AnyRecord } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import { AppError } from "../errors.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { OutsideLinks } from "../outside-links/outside-links.ts";
import { heavyPages } from "./heavy-pages.ts";
import type { WeighPage } from "./page-weights.ts";
import { usesOf } from "./release-preparation.ts";
import type { ReleaseRows } from "./release-rows.ts";
import type { SiteProblems } from "./site-problems.ts";
import { SnapshotMoved } from "./site-snapshots.ts";
import type { SiteSnapshot, SiteSnapshots } from "./site-snapshots.ts";

interface ReleaseChangesOptions {
  readonly hosting: SiteHosting;
  readonly rows: ReleaseRows;
  readonly snapshots: SiteSnapshots;
  readonly problems: SiteProblems;
  readonly people: ReadPeople;
  readonly weigh: WeighPage;
  readonly outside: Pick<OutsideLinks, "tell">;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

type Comparison = Omit<ChangesInfo, "problems" | "ignored" | "isAsking"> & {
  readonly found: readonly Problem[];
  readonly outside: readonly OutsideLink[];
  readonly site: SiteRecord;
};

/** Accounts by their ids, as somebody sees them. */
export type ReadPeople = (
  ids: ReadonlySet<string>,
  accountId: string,
) => Promise<Record<string, Person>>;

/** Tells somebody what publishing a site would change. @throws AppError not-found */
export type ReadChanges = (siteId: number, accountId: string) => Promise<ChangesInfo>;

/** Of what was set aside so much is listed. */
const mostIgnored = 200;

/** Pages whose texts are compared; of further ones only that they changed. */
const mostCompared = 60;

async function readRecord<Kind extends AnyRecord>(
  files: ReleaseFiles,
  manifest: ReleaseManifest,
  key: string,
): Promise<Kind | undefined> {
  const record = manifest.records[key];
  if (!record) return undefined;
  const body = (await files.read(record.file, "identity")).toString();
  return bringUpRecord(readOwnJson<Kind>(body), templates);
}

async function pageChanges(
  files: ReleaseFiles,
  manifest: ReleaseManifest,
  snapshot: SiteSnapshot,
  before: PageIndex,
): Promise<PageChangeInfo[]> {
  const old = new Map(before.entries.map((entry) => [entry.id, entry]));
  const changes: PageChangeInfo[] = [];
  const present = snapshot.index.entries;
  const changed = present.filter(({ id, withheld = [] }) => {
    const was = old.get(id);
    if (!was) return false;
    if (manifest.records[`page:${id}`]?.hash !== snapshot.states.get(id)?.hash) return true;
    return withheld.join() !== (was.withheld ?? []).join();
  });
  const compared = changed.slice(0, mostCompared).map(({ id }) => id);
  const bodies = await snapshot.loadPages(compared);
  for (const { id: page, name, path } of present) {
    const about = { page, name, path };
    if (!old.has(page)) changes.push({ ...about, change: "added", ...nothingCompared });
    else if (bodies.has(page)) {
      const after = bodies.get(page)?.page();
      const was = await readRecord<Page>(files, manifest, `page:${page}`);
      const difference = was && after ? pageDifference(was, after) : nothingCompared;
      changes.push({ ...about, change: "changed", ...difference });
    } else if (changed.some(({ id }) => id === page))
      changes.push({ ...about, change: "changed", ...nothingCompared });
  }
  const ids = new Set(present.map(({ id }) => id));
  for (const { id, name, path } of before.entries) {
    if (!ids.has(id)) changes.push({ page: id, name, path, change: "removed", ...nothingCompared });
  }
  return changes;
}

/** Whether a published file that is linked still has another content or name now, or is gone. */
function haveFilesChanged(before: SiteRecord, snapshot: SiteSnapshot): boolean {
  const paths = ({ files = [] }: SiteRecord) =>
    new Map(files.map((file) => [file.id, filePath(file)]));
  const [was, is] = [paths(before), paths(snapshot.site)];
  return usesOf(snapshot).some(({ files }) =>
    [...files].some((id) => was.has(id) && was.get(id) !== is.get(id)),
  );
}

/** Where nothing is there to compare with: all of it. */
function everything({ entries }: PageIndex, change: "added" | "changed") {
  const pages = entries.map(({ id: page, name, path }) => ({
    page,
    name,
    path,
    change,
    ...nothingCompared,
  }));
  const all = { theme: true, navigation: true, footer: true, languages: true, settings: true };
  const { texts, textCount, others, otherCount } = nothingCompared;
  const noValues = { texts, textCount, others, otherCount, themeValues: [] };
  return { pages, ...all, events: true, linked: true, structure: true, ...noValues };
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof LostContent)) throw error;
}

/** A page that somebody changed or removed meanwhile is weighed the next time. */
function unlessGone(error: unknown): undefined {
  const isGone = error instanceof AppError && error.code === "not-found";
  if (!isGone && !(error instanceof SnapshotMoved)) throw error;
}

/** What publishing would change, with the weights of what it would show. */
export function createReadChanges(options: ReleaseChangesOptions): ReadChanges {
  const compare = createCompare(options);
  return async (siteId, accountId) => {
    const { found, outside, site, ...changes } = await compare(siteId, accountId);
    const due = changes.pages.filter(({ change }) => change !== "removed");
    const heavy = await heavyPages(
      due.map(({ page }) => page),
      (page) => options.weigh(siteId, page).catch(unlessGone),
    );
    const { problems, isAsking } = await options.outside.tell(siteId, outside);
    const known = withAbout({ records: { site }, templates }, [...problems, ...heavy]);
    const { standing, ignored } = setAside([...found, ...known], site.ignored);
    return {
      ...changes,
      problems: groupTranslations(standing).map(toProblemInfo),
      ignored: ignored.slice(0, mostIgnored).map(toProblemInfo),
      isAsking,
    };
  };
}

function createCompare({
  hosting,
  rows,
  snapshots,
  problems,
  people,
  log,
}: ReleaseChangesOptions): (siteId: number, accountId: string) => Promise<Comparison> {
  return async (siteId, accountId) => {
    const snapshot = await snapshots.take(siteId);
    const found = await problems.find(siteId, snapshot);
    const outside = await problems.outsideLinks(siteId, snapshot);
    const { revision, site, index, liveReleaseId, siteJson, indexJson } = snapshot;
    if (liveReleaseId === null) {
      const all = everything(index, "added");
      return { revision, isPublished: false, publisher: null, ...all, found, outside, site };
    }
    const live = await rows.find(siteId, liveReleaseId);
    const { manifestHash, isPaid, authorId, revision: releasedRevision } = live;
    const publisher = (await people(new Set([authorId]), accountId))[authorId] ?? null;
    const about = { revision, isPublished: true, publisher, found, outside, site };
    const isShown = hosting.pointerOf(siteId)?.manifest === manifestHash;
    const manifest = await (
      isShown ? hosting.manifestOf(siteId) : hosting.files.manifest(manifestHash)
    ).catch(unlessLost);
    if (!manifest) return { ...about, ...everything(index, "changed") };
    const isSame = (key: string, json: string) => manifest.records[key]?.hash === inputHash(json);
    const before = {
      site: isSame("site", siteJson)
        ? site
        : ((await readRecord<SiteRecord>(hosting.files, manifest, "site")) ?? site),
      index: isSame("index", indexJson)
        ? index
        : ((await readRecord<PageIndex>(hosting.files, manifest, "index")) ?? index),
    };
    const pages = await pageChanges(hosting.files, manifest, snapshot, before.index);
    const difference = siteDifference(before, { site, index });
    // R27: the report link stands in the footer
    const isPaidAnew = isPaid !== null && (isPaid === 1) !== snapshot.isPaid;
    const footer = difference.footer || isPaidAnew;
    const settings = difference.settings || haveFilesChanged(before.site, snapshot);
    const comparison = { ...about, pages, ...difference, footer, settings };
    if (revision > releasedRevision && isAllPublished(comparison))
      await rows
        .setEqual(siteId, liveReleaseId, revision)
        .catch((err: unknown) => log.warn({ err, siteId }, "an equal release can’t be remembered"));
    return comparison;
  };
}
