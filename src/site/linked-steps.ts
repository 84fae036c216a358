import { linkedAt, placeOf } from "./linked.ts";
import type { Step } from "./operations/operation.ts";
import { predecessor } from "./operations/order.ts";
import type { Page } from "./page.ts";
import { copySection } from "./section-copy.ts";
import type { Section, Templates } from "./section.ts";
import type { SiteRecord } from "./site.ts";

/** Puts one section at the place of another; its id stays, by which links and comments know it. */
export function replaceSteps(page: Page, before: Section, section: Section): Step[] {
  const after = predecessor(page.sections, before.id);
  return [
    { name: "section.remove", args: { page: page.id, section: before.id } },
    { name: "section.add", args: { page: page.id, section, after } },
  ];
}

function withHidden(section: Section, { hidden }: Pick<Section, "hidden">): Section {
  return { ...section, ...(hidden && { hidden }) };
}

/** Steps that make a section of a page a linked one, under an id of its own, and leave its first place there. */
export function linkSteps(page: Page, id: string, linked: string): Step[] {
  const section = page.sections.find((one) => one.id === id);
  if (!section || section.linked !== undefined) return [];
  const { hidden: _ofThePlace, ...content } = section;
  const place = withHidden(placeOf(id, linked), section);
  return [
    { name: "linked.add", args: { section: { ...content, id: linked }, after: null } },
    ...replaceSteps(page, section, place),
  ];
}

interface DetachInput {
  readonly page: Page;
  readonly section: string;
  readonly site: SiteRecord;
  readonly createId: () => string;
}

/** Steps that put a copy of what stands at a place there, which is no longer linked. */
export function detachSteps(
  { page, section: id, site, createId }: DetachInput,
  templates: Templates,
): Step[] {
  const place = page.sections.find((one) => one.id === id);
  const content = place && linkedAt(place, site);
  if (!place || !content) return [];
  const copy = copySection(content, templates, createId, { id });
  return replaceSteps(page, place, withHidden(copy, place));
}

/** Steps that remove a linked section with all its places; `pages` are all those of the site that have one. */
export function removeLinkedSteps(pages: readonly Page[], linked: string): Step[] {
  const places = pages.flatMap((page) =>
    page.sections
      .filter((section) => section.linked === linked)
      .map(({ id }) => ({ name: "section.remove", args: { page: page.id, section: id } })),
  );
  return [...places, { name: "linked.remove", args: { linked } }];
}
