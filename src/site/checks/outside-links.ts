import { kindOf } from "#/fields/kinds.ts";
import { frameParts, linkedParts, pageParts } from "../document-parts.ts";
import type { DocumentPart } from "../document-parts.ts";
import { walkFields } from "../field-walk.ts";
import type { Page } from "../page.ts";
import type { ProblemPlace } from "../problem.ts";
import type { Templates } from "../section.ts";
import { shownSections } from "../section-own.ts";
import type { SiteRecord } from "../site.ts";

/** A link to another site. */
export interface OutsideLink extends ProblemPlace {
  readonly path: string[];
  readonly address: string;
}

function linksOf({ specs, fields, target }: DocumentPart): OutsideLink[] {
  const found: OutsideLink[] = [];
  const page = "page" in target ? target.page : null;
  const section = "section" in target ? target.section : null;
  walkFields(specs, fields, ({ spec, value, path }) => {
    for (const link of kindOf(spec).links?.(value) ?? [])
      if (link.kind === "address" && /^https?:/i.test(link.address))
        found.push({ page, section, target, path: path(), address: link.address });
  });
  return found;
}

/** The links of a page that lead to other sites; what visitors don't see has none. */
export function outsideLinks(page: Page, templates: Templates): OutsideLink[] {
  const shown = { ...page, sections: shownSections(page.sections) };
  return pageParts(shown, templates).flatMap(linksOf);
}

/** Those of the bar, the footer and the linked sections that visitors see. */
export function outsideFrameLinks(
  site: SiteRecord,
  templates: Templates,
  standing: ReadonlySet<string>,
): OutsideLink[] {
  const { linked = [], ...own } = site;
  const seen = { ...own, linked: linked.filter(({ id }) => standing.has(id)) };
  return [...frameParts(site, templates), ...linkedParts(seen, templates)].flatMap(linksOf);
}
