import type { Page } from "#/site/page.ts";
import { pagePath } from "#/site/routes.ts";
import type { RenderedPage } from "#/render/render-page.ts";
import { policyHash } from "./content-hash.ts";
import { addDrawings } from "./drawing-files.ts";
import type { ReleaseFile } from "./manifest.ts";
import type { NewFile } from "./pack-builder.ts";
import { withEvents } from "./page-events.ts";
import type { DuePage, ReleaseWork } from "./release-work.ts";
import { takeTurns } from "./turns.ts";

const html = "text/html; charset=utf-8";
const pagesAtOnce = 64;
const mostWaiting = 8 * 1_048_576;

/** Adds a page's file; an equal one of the release before is taken again. */
export function addPage(
  { pack, styleHashes }: ReleaseWork,
  { start, css, end, rules, scripts, frames }: RenderedPage,
  before: ReleaseFile | undefined,
  about: Pick<NewFile, "isReport"> = {},
): ReleaseFile {
  let common = styleHashes.get(css);
  if (common === undefined) {
    common = policyHash(css);
    styleHashes.set(css, common);
  }
  const styles = rules === "" ? [common] : [common, policyHash(rules)];
  const content = { start, shared: css, end };
  const hosts = frames.length > 0 ? { frames } : {};
  const inline = scripts.length > 0 ? { scripts: scripts.map(policyHash) } : {};
  return pack.add({ content, type: html, styles, ...inline, ...hosts, ...about }, "br", before);
}

function renderPage(
  work: ReleaseWork,
  { entry, state, languages, events }: DuePage,
  page: Page,
): void {
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
    const rendered = renderer.page({ page, entry, language, main });
    files[path] = addPage(work, rendered, source.previous?.files[path]);
    const drawn = addDrawings(work, rendered);
    const made = { inputs: inputs.page(entry, state, language), path, changedAt: "", ...drawn };
    pages[id] = withEvents(made, events);
  }
}

/** Says of the rendered pages when they last came out differently; needs their hashes. */
export function datePages({ source, tools, due, files, pages }: ReleaseWork): void {
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

/** Keeps a record as it is published; one that the release before has is taken from there. */
export function addRecord(
  { source, pack, records }: ReleaseWork,
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

/** Renders the pages that are due, a few milliseconds at a time. */
export async function renderPages(work: ReleaseWork): Promise<void> {
  const { tools, source, pack, due } = work;
  const ids = new Set(due.map(({ entry }) => entry.id));
  for (const { id } of source.index.entries) {
    if (ids.has(id)) continue;
    const key = `page:${id}`;
    const before = source.previous?.records[key];
    if (before) work.records[key] = before;
  }
  const turn = takeTurns(async () => {
    await tools.pause();
    if (pack.waiting > mostWaiting) await pack.settle();
  });
  for (let start = 0; start < due.length; start += pagesAtOnce) {
    const part = due.slice(start, start + pagesAtOnce);
    const bodies = await tools.loadPages(part.map(({ entry }) => entry.id));
    for (const [offset, one] of part.entries()) {
      const loaded = bodies.get(one.entry.id);
      if (!loaded) throw new Error("A page of the index is missing");
      renderPage(work, one, loaded.page());
      addRecord(work, `page:${one.entry.id}`, { hash: one.state.hash, json: () => loaded.json });
      tools.onProgress(start + offset + 1, due.length);
      await turn();
    }
  }
}
