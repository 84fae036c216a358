import type { Page } from "./page.ts";
import { pageKey } from "./records.ts";
import type { Records } from "./records.ts";
import type { Section, TemplateSpec } from "./section.ts";
import type { SiteRecord } from "./site.ts";

/** The template of the places where linked sections stand. What stands there has the template of its own. */
export const linkedTemplate = {
  id: "Linked",
  version: 1,
  category: "linked",
  isUnique: false,
  fields: {},
} as const satisfies TemplateSpec;

/** A place of a linked section on a page, with an id of its own. */
export function placeOf(id: string, linked: string): Section {
  const { id: template, version } = linkedTemplate;
  return { id, template, version, fields: {}, linked };
}

/** The linked section that stands at a place; undefined where it is gone, or the section is no such place. */
export function linkedAt(
  { linked }: Pick<Section, "linked">,
  site: Pick<SiteRecord, "linked">,
): Section | undefined {
  return linked === undefined ? undefined : site.linked?.find(({ id }) => id === linked);
}

/** What is seen of a section of a page: itself, or the linked one at its place. Undefined where that is gone. */
export function standing(section: Section, site: Pick<SiteRecord, "linked">): Section | undefined {
  const { id, linked, hidden } = section;
  if (linked === undefined) return section;
  const found = linkedAt(section, site);
  return found && { ...found, id, linked, ...(hidden && { hidden }) };
}

/** What was seen last of sections: the very same as long as neither they nor the linked ones change. */
const seenBefore = new WeakMap<
  readonly Section[],
  { readonly linked: SiteRecord["linked"]; readonly seen: readonly Section[] }
>();

/** What is seen of the sections of a page. */
export function standingSections(
  sections: readonly Section[],
  site: Pick<SiteRecord, "linked">,
): readonly Section[] {
  if (sections.every(({ linked }) => linked === undefined)) return sections;
  const known = seenBefore.get(sections);
  if (known && known.linked === site.linked) return known.seen;
  const seen = sections.flatMap((section) => standing(section, site) ?? []);
  seenBefore.set(sections, { linked: site.linked, seen });
  return seen;
}

/** A page as it is seen, with what stands at its places. */
export function standingPage(page: Page, site: Pick<SiteRecord, "linked">): Page {
  const sections = standingSections(page.sections, site);
  return sections === page.sections ? page : { ...page, sections: [...sections] };
}

/** What is seen of the sections of a page among records; undefined where the page isn't loaded. */
export function seenSections(records: Records, page: string): readonly Section[] | undefined {
  const sections = records[pageKey(page)]?.sections;
  return sections && records.site ? standingSections(sections, records.site) : sections;
}

/** A section that is seen as one of its own: so it is copied, and so it leaves its site. */
export function unlinked({ linked: _stays, ...own }: Section): Section {
  return own;
}
