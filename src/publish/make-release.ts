import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import { redirectRoutes } from "#/site/redirect-routes.ts";
import { allRoutes, pagePath } from "#/site/routes.ts";
import { loadLooks } from "#/sections/looks.ts";
import { addReportPages, addAuxiliaryPages } from "./add-auxiliary-pages.ts";
import { inputHash } from "./content-hash.ts";
import { addRecord, datePages, renderPages } from "./render-pages.ts";
import { writeManifest } from "./manifest-file.ts";
import type { NewManifest } from "./manifest-file.ts";
import type { ReleaseManifest } from "./manifest.ts";
import { redirectTable } from "./redirect-table.ts";
import type { ReleaseSource, ReleaseTools } from "./release-source.ts";
import { beginWork } from "./release-work.ts";
import type { ReleaseWork } from "./release-work.ts";
import { retiredFiles } from "./retired-files.ts";
import { renderAnswerPage, renderGatePage, renderNotFoundPage } from "./auxiliary-pages.ts";
import { pictureFilesOf, siteFiles } from "./site-files.ts";
import type { ReleaseContext } from "./release-context.ts";
import { addWordFiles } from "./word-files.ts";

export interface Release {
  readonly manifest: ReleaseManifest;
  /** The manifest's file; undefined where the release is the one before. */
  readonly bytes: Uint8Array | undefined;
  /** What is new; undefined where nothing is. */
  readonly pack: { hash: string; bytes: Uint8Array } | undefined;
  /** How many pages it has, and how many of them were rendered for it, each language counted. */
  readonly pageCount: number;
  readonly rendered: number;
}

/** Pages that answer at a second path too have the same file there. */
function addSecondPaths({ source, files }: ReleaseWork): void {
  if (source.site.isPrimaryDefault) return;
  for (const { path, canonical } of allRoutes(source.site, source.index)) {
    const file = files[canonical];
    if (path !== canonical && file) files[path] = file;
  }
}

function manifestOf(
  { source, context, tools, files, pages, records }: ReleaseWork,
  auxiliary: Pick<ReleaseManifest, "notFound" | "answers" | "gates">,
): NewManifest {
  const { site, index, siteId, previous } = source;
  const primary = primaryLanguage(site.languages);
  const others = activeLanguages(site.languages).filter((code) => code !== primary);
  const prefixOf = (code: string) => pagePath({ path: "/" }, code, site).slice(0, -1);
  return {
    site: siteId,
    origin: context.origin,
    languages: [primary, ...others].map((code) => ({ code, prefix: prefixOf(code) })),
    files,
    retired: retiredFiles(previous, files, tools.now),
    redirects: redirectTable(redirectRoutes(site, index), { origin: context.origin, files }),
    ...auxiliary,
    pages,
    records,
    policy: context.policy,
  };
}

/** Templates that are rendered: those of the pages that are due, of linked sections, and of the footer. */
function looksNeeded({ source, due }: ReleaseWork): string[] {
  const pages = due.flatMap(({ state }) => state.templates);
  const linked = (source.site.linked ?? []).map(({ template }) => template);
  return [...pages, ...linked, source.site.footer.template];
}

/** Makes a release of a site. Only what changed since `previous` is rendered and packed. */
export async function makeRelease(
  source: ReleaseSource,
  context: ReleaseContext,
  tools: ReleaseTools,
): Promise<Release> {
  const work = beginWork(source, context, tools);
  const { files, pages, pack, due } = work;
  await loadLooks(looksNeeded(work));
  await renderPages(work);
  addSecondPaths(work);
  addReportPages(work);
  addWordFiles({ words: work.words, pack, files, previous: source.previous?.files });
  addRecord(work, "site", { hash: inputHash(source.siteJson), json: () => source.siteJson });
  addRecord(work, "index", { hash: inputHash(source.indexJson), json: () => source.indexJson });
  const notFound = addAuxiliaryPages(work, "notFound", (renderer, language) =>
    renderNotFoundPage(renderer, language, source.site),
  );
  const gates = addAuxiliaryPages(work, "gates", renderGatePage);
  const answers = addAuxiliaryPages(work, "answers", (renderer, language) =>
    renderAnswerPage(renderer, language),
  );
  Object.assign(files, pictureFilesOf(source.pictures), source.downloads);
  Object.assign(files, context.files, context.icons.files);
  await pack.settle();
  datePages(work);
  siteFiles({ source, context, pages, files, pack });
  const packed = await pack.finish();
  const { previous, recompressed } = source;
  const written = writeManifest(manifestOf(work, { notFound, answers, gates }), {
    previous,
    recompressed,
  });
  const rendered = due.reduce((sum, one) => sum + one.languages.length, 0);
  return {
    ...written,
    pack: packed,
    pageCount: source.index.entries.length,
    rendered,
  };
}
