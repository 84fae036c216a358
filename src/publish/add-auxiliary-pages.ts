import type { LanguageCode } from "#/site/language.ts";
import { activeLanguages } from "#/site/language.ts";
import { pagePath } from "#/site/routes.ts";
import type { PageRenderer, RenderedPage } from "#/render/render-page.ts";
import { addPage } from "./draw-pages.ts";
import type { ReleaseFile } from "./manifest.ts";
import type { Work } from "./release-work.ts";
import { reportPath } from "./report-path.ts";
import { renderReportPage } from "./auxiliary-pages.ts";

type RenderAuxiliaryPage = (renderer: PageRenderer, language: LanguageCode) => RenderedPage;

/** Adds a page that is none of the index; one whose inputs stayed the same is taken again. */
function addAuxiliaryPage(
  work: Work,
  { kind, language, draw }: { kind: string; language: LanguageCode; draw: RenderAuxiliaryPage },
  file: ReleaseFile | undefined,
): ReleaseFile {
  const { source, inputs, renderer, pages } = work;
  const id = `#${kind} ${language}`;
  const own = inputs.frame(language);
  const isKnown = source.previous?.pages[id]?.inputs === own && file !== undefined;
  pages[id] = { inputs: own, path: "", changedAt: "" };
  return isKnown ? file : addPage(work, draw(renderer, language), file);
}

/** Adds pages of a kind in every language, by language. */
export function addAuxiliaryPages(
  work: Work,
  kind: "notFound" | "answers",
  draw: RenderAuxiliaryPage,
): Record<string, ReleaseFile> {
  const { site, previous } = work.source;
  const pages: Record<string, ReleaseFile> = {};
  for (const language of activeLanguages(site.languages)) {
    pages[language] = addAuxiliaryPage(work, { kind, language, draw }, previous?.[kind][language]);
  }
  return pages;
}

/** Adds the page for reporting abuse in every language, unless nothing is reported here (R27). */
export function addReportPages(work: Work): void {
  const { source, files, context } = work;
  const report = reportPath(context.report, source.index);
  if (report === null) return;
  for (const language of activeLanguages(source.site.languages)) {
    const path = pagePath({ path: report }, language, source.site);
    const draw: RenderAuxiliaryPage = (renderer) => renderReportPage(renderer, language, source);
    files[path] = addAuxiliaryPage(
      work,
      { kind: "report", language, draw },
      source.previous?.files[path],
    );
  }
}
