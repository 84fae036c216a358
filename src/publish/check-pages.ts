import { standingSections } from "#/site/linked.ts";
import { loadLooks } from "#/sections/looks.ts";
import type { RenderedPage } from "#/render/render-page.ts";
import { activeLanguages } from "#/site/language.ts";
import type { Page } from "#/site/page.ts";
import { pageLanguages, pagePath } from "#/site/routes.ts";
import { contentHash } from "./content-hash.ts";
import type { ReleaseFile } from "./manifest.ts";
import type { ReleaseSource } from "./release-source.ts";
import { reportPath } from "./report-path.ts";
import { renderAnswerPage, renderNotFoundPage, renderReportPage } from "./auxiliary-pages.ts";
import { prepareRendering } from "./site-rendering.ts";
import type { ReleaseContext } from "./release-context.ts";
import { takeTurns } from "./turns.ts";

/** A page in one language, rendered as a publication would and compared with the live release. */
export interface CheckedPage {
  /** Its path; "404 (ru)" for one that stands at none. */
  readonly path: string;
  /** Its id in the index; undefined for the pages that every site has. */
  readonly page?: string;
  readonly outcome: "same" | "changes" | "new" | "fails";
  /** Why it can't be rendered. */
  readonly reason?: string;
}

/** A page to be rendered; `live` is its file in the live release. */
interface PageRender {
  readonly path: string;
  readonly page?: string;
  readonly live: ReleaseFile | undefined;
  readonly render: () => RenderedPage;
}

interface CheckOptions {
  readonly source: ReleaseSource;
  /** By page id. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly context: ReleaseContext;
  /** Lets other work of the process run. */
  readonly pause: () => Promise<void>;
}

function pageRenders({ source, pages, context }: CheckOptions): PageRender[] {
  const { site, index, previous } = source;
  const { renderer } = prepareRendering(source, context);
  const found: PageRender[] = [];
  const languages = activeLanguages(site.languages);
  for (const entry of index.entries) {
    for (const language of pageLanguages(entry, site)) {
      const path = pagePath(entry, language, site);
      found.push({
        path,
        page: entry.id,
        live: previous?.files[path],
        render() {
          const page = pages.get(entry.id);
          if (!page) throw new Error("The index names a page that is missing");
          return renderer.page({ page, entry, language, main: renderer.main(page, language) });
        },
      });
    }
  }
  const report = reportPath(context.report, index);
  for (const language of languages) {
    const path = report === null ? undefined : pagePath({ path: report }, language, site);
    found.push(
      {
        path: `404 (${language})`,
        live: previous?.notFound[language],
        render: () => renderNotFoundPage(renderer, language, site),
      },
      {
        path: `answers (${language})`,
        live: previous?.answers[language],
        render: () => renderAnswerPage(renderer, language),
      },
      ...(path === undefined
        ? []
        : [
            {
              path,
              live: previous?.files[path],
              render: () => renderReportPage(renderer, language, source),
            },
          ]),
    );
  }
  return found;
}

function checkOne({ render, live, ...about }: PageRender): CheckedPage {
  try {
    const { html } = render();
    if (!live) return { ...about, outcome: "new" };
    return { ...about, outcome: contentHash(html) === live.hash ? "same" : "changes" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...about, outcome: "fails", reason };
  }
}

/**
 * Renders every page of a site in every language, a few milliseconds at a time, and keeps nothing of it. One page that
 * fails doesn't keep the others from being looked at. @throws where what all pages have in common can't be rendered
 */
export async function checkPages(options: CheckOptions): Promise<CheckedPage[]> {
  const { source, pages, pause } = options;
  const templates = [...pages.values()].flatMap(({ sections }) =>
    standingSections(sections, source.site).map(({ template }) => template),
  );
  await loadLooks([...templates, source.site.footer.template]);
  const checked: CheckedPage[] = [];
  const turn = takeTurns(pause);
  for (const one of pageRenders(options)) {
    checked.push(checkOne(one));
    await turn();
  }
  return checked;
}
