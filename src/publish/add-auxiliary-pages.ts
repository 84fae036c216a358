import type { LanguageCode } from "#/site/language.ts";
import { activeLanguages } from "#/site/language.ts";
import { pagePath } from "#/site/routes.ts";
import type { PageRenderer, RenderedPage } from "#/render/render-page.ts";
import { addDrawings, takeDrawings } from "./drawing-files.ts";
import { addPage } from "./render-pages.ts";
import type { ReleaseFile } from "./manifest.ts";
import type { ReleaseWork } from "./release-work.ts";
import { reportPath } from "./report-path.ts";
import { renderReportPage } from "./auxiliary-pages.ts";

type RenderAuxiliaryPage = (renderer: PageRenderer, language: LanguageCode) => RenderedPage;

/** Adds a page that is none of the index; one whose inputs stayed the same is taken again. */
function addAuxiliaryPage(
  work: ReleaseWork,
  { kind, language, render }: { kind: string; language: LanguageCode; render: RenderAuxiliaryPage },
  file: ReleaseFile | undefined,
): ReleaseFile {
  const { source, inputs, renderer, files, pages } = work;
  const id = `#${kind} ${language}`;
  const own = kind === "notFound" ? inputs.notFound(language) : inputs.frame(language);
  const before = source.previous?.pages[id];
  const made = { inputs: own, path: "", changedAt: "" };
  if (before?.inputs === own && file !== undefined) {
    pages[id] = { ...made, ...takeDrawings({ previous: source.previous, files }, before) };
    return file;
  }
  const rendered = render(renderer, language);
  pages[id] = { ...made, ...addDrawings(work, rendered) };
  return addPage(work, rendered, file, { ...(kind === "report" && { isReport: true }) });
}

/** Adds pages of a kind in every language, by language. */
export function addAuxiliaryPages(
  work: ReleaseWork,
  kind: "notFound" | "answers" | "gates",
  render: RenderAuxiliaryPage,
): Record<string, ReleaseFile> {
  const { site, previous } = work.source;
  const pages: Record<string, ReleaseFile> = {};
  for (const language of activeLanguages(site.languages)) {
    pages[language] = addAuxiliaryPage(
      work,
      { kind, language, render },
      previous?.[kind]?.[language],
    );
  }
  return pages;
}

/** Adds the page for reporting abuse in every language, unless nothing is reported here (R27). */
export function addReportPages(work: ReleaseWork): void {
  const { source, files, context } = work;
  const report = reportPath(context.report, source.index);
  if (report === null) return;
  for (const language of activeLanguages(source.site.languages)) {
    const path = pagePath({ path: report }, language, source.site);
    const render: RenderAuxiliaryPage = (renderer) => renderReportPage(renderer, language, source);
    files[path] = addAuxiliaryPage(
      work,
      { kind: "report", language, render },
      source.previous?.files[path],
    );
  }
}
