import type { LanguageCode } from "#/site/language.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { PageEntry, PageIndex } from "#/site/page-index.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import { createRouter } from "#/site/router.ts";
import { allRoutes, pagePath, redirectRoutes } from "#/site/routes.ts";
import type { SiteRecord } from "#/site/site.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import type { PageRenderer, RenderedPage } from "#/render/render-page.ts";
import { contentHash, inputHash, policyHash } from "./content-hash.ts";
import type { MainCache } from "./main-cache.ts";
import type { ReleaseFile, ReleaseManifest, ReleasePage, ReleaseRecord } from "./manifest.ts";
import { createPackBuilder } from "./pack-builder.ts";
import type { PackBuilder, Seal } from "./pack-builder.ts";
import { createPageInputs } from "./page-inputs.ts";
import type { PageInputs } from "./page-inputs.ts";
import type { PageState } from "./page-state.ts";
import type { PictureSet } from "./picture-set.ts";
import { filesOf } from "./picture-set.ts";
import type { Surroundings } from "./surroundings.ts";
import { reportPath } from "./report-path.ts";
import { answerShell, notFoundShell, reportShell } from "./shells.ts";
import { pictureFilesOf, siteFiles, socialPictureOf } from "./site-files.ts";
import { retiredFiles } from "./retired-files.ts";

/** A site as it is to be published. */
export interface ReleaseSource {
  readonly siteId: number;
  readonly siteHash: string;
  readonly site: SiteRecord;
  readonly index: PageIndex;
  /** The two records as JSON, as they are kept. */
  readonly siteJson: string;
  readonly indexJson: string;
  /** By page id. */
  readonly states: ReadonlyMap<string, PageState>;
  /** Files of every picture that the site uses. */
  readonly pictures: ReadonlyMap<string, PictureSet>;
  readonly previous: ReleaseManifest | undefined;
}

/** A page's record as it is kept, and parsed. */
export interface LoadedPage {
  readonly json: string;
  readonly page: () => Page;
}

export interface ReleaseTools {
  /** Pages' records by page id. */
  readonly loadPages: (ids: readonly string[]) => Promise<ReadonlyMap<string, LoadedPage>>;
  /** Seals what is packed; it is told how many pages are drawn. */
  readonly sealer: (pages: number) => Seal;
  readonly mains: MainCache;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Lets other work of the process run. */
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number, total: number) => void;
}

export interface Release {
  readonly manifest: ReleaseManifest;
  readonly json: string;
  readonly hash: string;
  /** What is new; undefined where nothing is. */
  readonly pack: { hash: string; bytes: Uint8Array } | undefined;
  /** How many pages it has, and how many of them were drawn for it, each language counted. */
  readonly pageCount: number;
  readonly drawn: number;
}

interface Work {
  readonly source: ReleaseSource;
  readonly surroundings: Surroundings;
  readonly tools: ReleaseTools;
  readonly inputs: PageInputs;
  readonly renderer: PageRenderer;
  readonly due: readonly Due[];
  readonly pack: PackBuilder;
  /** Hashes of styles that many pages have, by their text. */
  readonly styleHashes: Map<string, string>;
  readonly files: Record<string, ReleaseFile>;
  readonly pages: Record<string, ReleasePage>;
  readonly records: Record<string, ReleaseRecord>;
}

const html = "text/html; charset=utf-8";
const pagesAtOnce = 64;
const longestTurn = 8;
const mostWaiting = 8 * 1_048_576;

function beginWork(source: ReleaseSource, surroundings: Surroundings, tools: ReleaseTools): Work {
  const { site, index, pictures, siteId, siteHash } = source;
  const firstMeta = source.states.get(index.entries[0]?.id ?? "")?.meta;
  const { key, origin, apiBase } = surroundings;
  const report = reportPath(surroundings.report, index);
  const form = { apiBase, siteId, siteHash };
  const renderer = createPageRenderer({
    site,
    index,
    router: createRouter(site, index),
    files: filesOf(pictures),
    form,
    report,
    flags: surroundings.flags,
    origin,
    links: surroundings.icons.links,
    scripts: surroundings.scripts,
    socialPicture: socialPictureOf(source, origin),
    firstMeta: firstMeta ?? emptyMeta,
    ...(surroundings.fonts && { fonts: surroundings.fonts }),
  });
  const { icons, scripts, flags } = surroundings;
  const about = [key, origin, form, report, icons.links, scripts, flags];
  const inputs = createPageInputs({ site, index, pictures, firstMeta, surroundings: about });
  const { due, files, pages } = takeOver(source, inputs);
  const pack = createPackBuilder(`site ${siteId}`, tools.sealer(due.length));
  return {
    source,
    surroundings,
    tools,
    inputs,
    renderer,
    due,
    pack,
    styleHashes: new Map(),
    files,
    pages,
    records: {},
  };
}

interface Due {
  readonly entry: PageEntry;
  readonly state: PageState;
  readonly languages: LanguageCode[];
}

/** Takes over every page whose inputs are known, and says which have to be drawn. */
function takeOver(
  source: ReleaseSource,
  inputs: PageInputs,
): Pick<Work, "due" | "files" | "pages"> {
  const { site, index, states, previous } = source;
  const files: Work["files"] = {};
  const pages: Work["pages"] = {};
  const languages = activeLanguages(site.languages);
  const due: Due[] = [];
  for (const entry of index.entries) {
    const state = states.get(entry.id);
    if (!state) continue;
    const missing = languages.filter((language) => {
      const id = `${entry.id} ${language}`;
      const path = pagePath(entry, language, site);
      const before = previous?.pages[id];
      const file = before && previous?.files[before.path];
      if (
        !before ||
        !file ||
        before.path !== path ||
        before.inputs !== inputs.page(entry, state, language)
      )
        return true;
      pages[id] = before;
      files[path] = file;
      return false;
    });
    if (missing.length > 0) due.push({ entry, state, languages: missing });
  }
  return { due, files, pages };
}

/** Adds a page's file; an equal one of the release before is taken again. */
function addPage(
  { pack, styleHashes }: Work,
  { html: content, css, rules }: RenderedPage,
  before: ReleaseFile | undefined,
): ReleaseFile {
  let common = styleHashes.get(css);
  if (common === undefined) {
    common = policyHash(css);
    styleHashes.set(css, common);
  }
  const styles = rules === "" ? [common] : [common, policyHash(rules)];
  return pack.add({ content, type: html, styles }, "br", before);
}

function drawPage(work: Work, { entry, state, languages }: Due, page: Page): void {
  const { source, tools, inputs, renderer, files, pages } = work;
  for (const language of languages) {
    const mainInputs = inputs.main(entry, state, language);
    let main = tools.mains.get(mainInputs);
    if (!main) {
      main = renderer.main(page, language);
      tools.mains.set(mainInputs, main);
    }
    const id = `${entry.id} ${language}`;
    const path = pagePath(entry, language, source.site);
    const drawn = renderer.page({ page, entry, language, main });
    files[path] = addPage(work, drawn, source.previous?.files[path]);
    pages[id] = { inputs: inputs.page(entry, state, language), path, changedAt: "" };
  }
}

/** Says of the drawn pages when they last came out differently; needs their hashes. */
function datePages({ source, tools, due, files, pages }: Work): void {
  const now = new Date(tools.now).toISOString();
  for (const { entry, languages } of due) {
    for (const language of languages) {
      const page = pages[`${entry.id} ${language}`];
      const before = source.previous?.pages[`${entry.id} ${language}`];
      if (!page) continue;
      const isSame =
        before !== undefined &&
        source.previous?.files[before.path]?.hash === files[page.path]?.hash;
      page.changedAt = isSame ? before.changedAt : now;
    }
  }
}

function addRecord(
  { source, pack, records }: Work,
  key: string,
  record: { hash: string; json: () => string },
): void {
  const before = source.previous?.records[key];
  records[key] =
    before?.hash === record.hash
      ? before
      : {
          hash: record.hash,
          file: pack.add({ content: record.json(), type: "application/json" }, "zstd"),
        };
}

async function drawPages(work: Work): Promise<void> {
  const { tools, source, pack, due } = work;
  const ids = new Set(due.map(({ entry }) => entry.id));
  const unchanged = source.index.entries.filter(({ id }) => !ids.has(id));
  for (const { id } of unchanged) {
    const before = source.previous?.records[`page:${id}`];
    if (before) work.records[`page:${id}`] = before;
  }
  let turnBegan = performance.now();
  for (let start = 0; start < due.length; start += pagesAtOnce) {
    const part = due.slice(start, start + pagesAtOnce);
    const bodies = await tools.loadPages(part.map(({ entry }) => entry.id));
    for (const [offset, one] of part.entries()) {
      const loaded = bodies.get(one.entry.id);
      if (!loaded) throw new Error("A page of the index is missing");
      drawPage(work, one, loaded.page());
      addRecord(work, `page:${one.entry.id}`, { hash: one.state.hash, json: () => loaded.json });
      tools.onProgress(start + offset + 1, due.length);
      if (performance.now() - turnBegan < longestTurn) continue;
      await tools.pause();
      if (pack.waiting > mostWaiting) await pack.settle();
      turnBegan = performance.now();
    }
  }
}

/** Pages that answer at a second path too have the same file there. */
function addSecondPaths({ source, files }: Work): void {
  for (const { path, canonical } of allRoutes(source.site, source.index)) {
    const file = files[canonical];
    if (path !== canonical && file) files[path] = file;
  }
}

type ShellOf = (renderer: PageRenderer, language: LanguageCode) => RenderedPage;

/** Adds a page that is none of the index; one whose surroundings stayed the same is taken again. */
function addShell(
  work: Work,
  { kind, language, draw }: { kind: string; language: LanguageCode; draw: ShellOf },
  file: ReleaseFile | undefined,
): ReleaseFile {
  const { source, inputs, renderer, pages } = work;
  const id = `#${kind} ${language}`;
  const own = inputs.frame(language);
  const isKnown = source.previous?.pages[id]?.inputs === own && file !== undefined;
  pages[id] = { inputs: own, path: "", changedAt: "" };
  return isKnown ? file : addPage(work, draw(renderer, language), file);
}

function addShells(
  work: Work,
  kind: "notFound" | "answers",
  draw: ShellOf,
): Record<string, ReleaseFile> {
  const { site, previous } = work.source;
  const shells: Record<string, ReleaseFile> = {};
  for (const language of activeLanguages(site.languages)) {
    shells[language] = addShell(work, { kind, language, draw }, previous?.[kind][language]);
  }
  return shells;
}

/** Adds the page for reporting abuse in every language, unless nothing is reported here (R27). */
function addReportPages(work: Work): void {
  const { source, files, surroundings } = work;
  const report = reportPath(surroundings.report, source.index);
  if (report === null) return;
  for (const language of activeLanguages(source.site.languages)) {
    const path = pagePath({ path: report }, language, source.site);
    const draw: ShellOf = (renderer) => reportShell(renderer, language, source);
    files[path] = addShell(work, { kind: "report", language, draw }, source.previous?.files[path]);
  }
}

/** Makes a release of a site. Only what changed since `previous` is drawn and packed. */
export async function makeRelease(
  source: ReleaseSource,
  surroundings: Surroundings,
  tools: ReleaseTools,
): Promise<Release> {
  const work = beginWork(source, surroundings, tools);
  const { files, pages, records, pack, due } = work;
  await drawPages(work);
  addSecondPaths(work);
  addReportPages(work);
  addRecord(work, "site", { hash: inputHash(source.siteJson), json: () => source.siteJson });
  addRecord(work, "index", { hash: inputHash(source.indexJson), json: () => source.indexJson });
  const { policy, origin } = surroundings;
  const notFound = addShells(work, "notFound", (renderer, language) =>
    notFoundShell(renderer, language, source.site),
  );
  const answers = addShells(work, "answers", (renderer, language) =>
    answerShell(renderer, language),
  );
  Object.assign(
    files,
    pictureFilesOf(source.pictures),
    surroundings.files,
    surroundings.icons.files,
  );
  await pack.settle();
  datePages(work);
  siteFiles({ source, surroundings, pages, files, pack });
  const packed = await pack.finish();
  const primary = primaryLanguage(source.site.languages);
  const languages = activeLanguages(source.site.languages);
  const ordered = [primary, ...languages.filter((code) => code !== primary)];
  const manifest: ReleaseManifest = {
    version: 1,
    site: source.siteId,
    origin,
    languages: ordered.map((code) => ({
      code,
      prefix: pagePath({ path: "/" }, code, source.site).slice(0, -1),
    })),
    files,
    retired: retiredFiles(source.previous, files, tools.now),
    redirects: Object.fromEntries(
      redirectRoutes(source.site, source.index).map(({ from, to }) => [from, to]),
    ),
    notFound,
    answers,
    pages,
    records,
    policy,
  };
  const json = JSON.stringify(manifest);
  const drawn = due.reduce((sum, one) => sum + one.languages.length, 0);
  return {
    manifest,
    json,
    hash: contentHash(json),
    pack: packed,
    pageCount: source.index.entries.length,
    drawn,
  };
}
