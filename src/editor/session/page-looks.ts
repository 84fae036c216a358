import type { DocumentAnswer } from "#/api/documents.ts";
import pageStyle from "#/render/page-style.css?inline";
import pageTokens from "#/render/page-tokens.css?inline";
import { loadDefinitions, preloadStyles } from "#/sections/late-definitions.ts";
import { findLook, loadLooks } from "#/sections/looks.ts";
import { loadStyle } from "#/sections/style-text.ts";
import { linkedTemplate, seenSections } from "#/site/linked.ts";
import type { Records } from "#/site/records.ts";
import { errorOfFailure } from "../api/api-error.ts";

/** Loads the styles that every page has. @throws ApiError where they can't be had: no page is drawn without them */
export async function loadPageStyle(): Promise<void> {
  try {
    await Promise.all([pageTokens, pageStyle].map(loadStyle));
  } catch (error) {
    throw errorOfFailure("network", error);
  }
}

/** Loads the templates that a document uses, those of the layouts that its sections remember included. @throws where one can't be had */
export async function loadTemplates({
  site,
  pages,
}: Pick<DocumentAnswer, "site" | "pages">): Promise<void> {
  const { footer, linked = [] } = site;
  const sections = [footer, ...linked, ...pages.flatMap((page) => page.sections)];
  const own = sections.filter((section) => section.template !== linkedTemplate.id);
  const used = own.flatMap(({ template, parked = [] }) => [
    template,
    ...parked.map((layout) => layout.template),
  ]);
  const definitions = loadDefinitions(used);
  preloadStyles(own.map(({ template }) => template));
  await definitions;
}

/** Loads the looks of a page, so that it is drawn whole. A section whose look can't be had now asks for it again itself. */
export async function loadPageLooks(records: Records, page: string | undefined): Promise<void> {
  const sections = page === undefined ? [] : (seenSections(records, page) ?? []);
  const all = records.site ? [...sections, records.site.footer] : sections;
  await loadLooks(all.map(({ template }) => template)).catch(() => undefined);
}

/** Does something to a page once a template can be drawn there: at once where its look is loaded. */
export function withLook(template: string, run: () => void): void {
  if (findLook(template)) return run();
  void loadLooks([template]).then(run, run);
}
