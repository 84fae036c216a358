import type { FastifyBaseLogger } from "fastify";
import { isAllPublished, pageEdits } from "#/api/changed-parts.ts";
import { toProblemInfo } from "#/api/problem-info.ts";
import type { ChangedPagesInfo, ChangesInfo, Person } from "#/api/publishing.ts";
import { nothingCompared, siteDifference } from "#/publish/release-changes.ts";
import { templates } from "#/sections/registry.ts";
import { withAbout } from "#/site/checks/about-problem.ts";
import type { HiddenTexts } from "#/publish/leaf-changes.ts";
import type { OutsideLink } from "#/site/checks/outside-links.ts";
import { filePath } from "#/site/file-address.ts";
import { setAside } from "#/site/ignored-check.ts";
import type { LanguageCode } from "#/site/language.ts";
import { languagesApart } from "#/site/language-changes.ts";
import { groupTranslations } from "#/site/problem-groups.ts";
import type { Problem } from "#/site/problem.ts";
import type { SiteRecord } from "#/site/site.ts";
import { AppError } from "../errors.ts";
import type { OutsideLinks } from "../outside-links/outside-links.ts";
import {
  allPages,
  changedPages,
  comparedPages,
  mostComparedOf,
  toldPages,
  uncomparedPages,
} from "./changed-pages.ts";
import type { ComparedPage } from "./changed-pages.ts";
import { heavyPages } from "./heavy-pages.ts";
import { type LiveComparisonOptions, compareWithLive } from "./live-comparison.ts";
import type { WeighPage } from "./page-weights.ts";
import { usesOf } from "./release-preparation.ts";
import type { SiteProblems } from "./site-problems.ts";
import { SnapshotMoved } from "./site-snapshots.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

interface ReleaseChangesOptions extends LiveComparisonOptions {
  readonly problems: SiteProblems;
  readonly people: ReadPeople;
  readonly weigh: WeighPage;
  readonly outside: Pick<OutsideLinks, "tell">;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Which site, and which release of it, a part of the changed pages is of, and where it starts. */
interface PartPlace {
  readonly revision: number;
  /** 0 before the first. */
  readonly release: number;
  readonly start: number;
}

interface Comparison extends Omit<
  ChangesInfo,
  "problems" | "ignored" | "isAsking" | "pages" | "pageCount" | "editCount" | "nextPages"
> {
  readonly compared: readonly ComparedPage[];
  readonly place: Omit<PartPlace, "start">;
  readonly found: readonly Problem[];
  readonly outside: readonly OutsideLink[];
  readonly site: SiteRecord;
}

/** Accounts by their ids, as somebody sees them. */
export type ReadPeople = (
  ids: ReadonlySet<string>,
  accountId: string,
) => Promise<Record<string, Person>>;

/** Tells somebody what publishing a site would change. @throws AppError not-found */
export type ReadChanges = (siteId: number, accountId: string) => Promise<ChangesInfo>;

/** Tells which pages come after those that were told. @throws AppError not-found; conflict where the site, or what is live, is another by now */
export type ReadChangedPages = (siteId: number, after: string) => Promise<ChangedPagesInfo>;

/** Of what was set aside so much is listed. */
const mostIgnored = 200;

/** Changed pages that are told at once. */
const pagesPerPart = 100;

function readPlace(after: string): PartPlace {
  const [revision = 0, release = 0, start = 0] = after.split("-").map(Number);
  return { revision, release, start };
}

/** Where the part after one begins; null where it is the last. */
function nextPart({ revision, release, start }: PartPlace, count: number): string | null {
  const next = start + pagesPerPart;
  return next < count ? `${revision}-${release}-${next}` : null;
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

/** What of the site as a whole differs where nothing is there to compare with: all of it. */
function allParts() {
  const all = { theme: true, navigation: true, footer: true, languages: true, settings: true };
  const { texts, textCount, others, otherCount, hiddenTexts } = nothingCompared;
  const noLeaves = { texts, textCount, others, otherCount, hiddenTexts };
  const noValues = { ...noLeaves, themeValues: [], languageChanges: [] };
  return { ...all, events: true, linked: true, structure: true, ...noValues };
}

/** A page that somebody changed or removed meanwhile is weighed the next time. */
function unlessGone(error: unknown): undefined {
  const isGone = error instanceof AppError && error.code === "not-found";
  if (!isGone && !(error instanceof SnapshotMoved)) throw error;
}

/** Hidden texts of the site as a whole, of languages `apart` with those on pages, unless these aren't all known. */
function withPages(
  own: readonly HiddenTexts[],
  compared: readonly ComparedPage[],
  apart: ReadonlySet<LanguageCode>,
): HiddenTexts[] {
  const changed = compared.filter(({ page: { change } }) => change === "changed");
  const isKnown = changed.length <= mostComparedOf(apart);
  const told = new Map(
    own.filter(({ language }) => isKnown || !apart.has(language)).map((one) => [one.language, one]),
  );
  for (const { hiddenTexts } of isKnown ? changed.map(({ page }) => page) : [])
    for (const one of hiddenTexts)
      if (apart.has(one.language))
        told.set(one.language, {
          ...one,
          count: one.count + (told.get(one.language)?.count ?? 0),
        });
  return [...told.values()];
}

/** What publishing would change, with the weights of what it would show. */
export function createReadChanges(options: ReleaseChangesOptions): ReadChanges {
  const compare = createCompare(options);
  return async (siteId, accountId) => {
    const { found, outside, site, compared, place, ...changes } = await compare(siteId, accountId);
    const pages = toldPages(compared);
    const first = toldPages(compared.slice(0, pagesPerPart));
    const due = compared.filter(({ page: { change } }) => change !== "removed");
    const heavy = await heavyPages(
      due.map(({ page: { page } }) => page),
      (page) => options.weigh(siteId, page).catch(unlessGone),
    );
    const { problems, isAsking } = await options.outside.tell(siteId, outside);
    const known = withAbout({ records: { site }, templates }, [...problems, ...heavy]);
    const { standing, ignored } = setAside([...found, ...known], site.ignored);
    return {
      ...changes,
      pages: first,
      pageCount: pages.length,
      editCount: pages.reduce((sum, page) => sum + pageEdits(page), 0),
      // what comes later may have nothing to tell
      nextPages:
        first.length < pages.length ? nextPart({ ...place, start: 0 }, compared.length) : null,
      problems: groupTranslations(standing).map(toProblemInfo),
      ignored: ignored.slice(0, mostIgnored).map(toProblemInfo),
      isAsking,
    };
  };
}

function createCompare(
  options: ReleaseChangesOptions,
): (siteId: number, accountId: string) => Promise<Comparison> {
  const { hosting, rows, problems, people, log } = options;
  const { files } = hosting;
  return async (siteId, accountId) => {
    const { snapshot, live, published } = await compareWithLive(options, siteId);
    const found = await problems.find(siteId, snapshot);
    const outside = await problems.outsideLinks(siteId, snapshot);
    const { revision, site, index } = snapshot;
    const place = { revision, release: live?.id ?? 0 };
    const own = { revision, found, outside, site, place };
    if (!live) {
      const compared = uncomparedPages(allPages(index, "added"));
      return { ...own, isPublished: false, publisher: null, ...allParts(), compared };
    }
    const { isPaid, authorId, revision: releasedRevision } = live;
    const publisher = (await people(new Set([authorId]), accountId))[authorId] ?? null;
    const about = { ...own, isPublished: true, publisher };
    if (!published)
      return { ...about, ...allParts(), compared: uncomparedPages(allPages(index, "changed")) };
    const { manifest, before } = published;
    const changed = changedPages(snapshot, manifest, before.index);
    const compared = await comparedPages(changed, changed, { files, published, snapshot });
    const apart = languagesApart(before.site, site);
    const difference = siteDifference(before, { site, index }, apart);
    const hiddenTexts = withPages(difference.hiddenTexts, compared, apart);
    // R27: the report link stands in the footer
    const isPaidAnew = isPaid !== null && (isPaid === 1) !== snapshot.isPaid;
    const footer = difference.footer || isPaidAnew;
    const settings = difference.settings || haveFilesChanged(before.site, snapshot);
    const comparison = { ...about, compared, ...difference, hiddenTexts, footer, settings };
    const pages = toldPages(compared);
    if (revision > releasedRevision && isAllPublished({ ...comparison, pages }))
      await rows
        .setEqual(siteId, live.id, revision)
        .catch((err: unknown) => log.warn({ err, siteId }, "an equal release can’t be remembered"));
    return comparison;
  };
}

/** Further pages that publishing would change. */
export function createReadChangedPages(options: LiveComparisonOptions): ReadChangedPages {
  const { files } = options.hosting;
  return async (siteId, after) => {
    const { snapshot, live, published } = await compareWithLive(options, siteId);
    const from = readPlace(after);
    // what comes next is known of what the first were told of, and of nothing else
    if (from.revision !== snapshot.revision || from.release !== (live?.id ?? 0))
      throw new AppError("conflict");
    const all = published
      ? changedPages(snapshot, published.manifest, published.before.index)
      : allPages(snapshot.index, live ? "changed" : "added");
    const some = all.slice(from.start, from.start + pagesPerPart);
    try {
      const pages = published
        ? await comparedPages(all, some, { files, published, snapshot })
        : uncomparedPages(some);
      return { pages: toldPages(pages), next: nextPart(from, all.length) };
    } catch (error) {
      if (error instanceof SnapshotMoved) throw new AppError("conflict", { cause: error });
      throw error;
    }
  };
}
