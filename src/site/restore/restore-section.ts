import { contentHash } from "../content-hash.ts";
import { linkedAt } from "../linked.ts";
import { replaceSteps } from "../linked-steps.ts";
import type { Step } from "../operations/operation.ts";
import type { Page } from "../page.ts";
import type { Section } from "../section.ts";
import type { SiteRecord } from "../site.ts";

/** A page, and the linked sections that stand on it. */
export interface SeenPage {
  readonly page: Page;
  readonly site: Pick<SiteRecord, "linked">;
}

type ContentPlace =
  | { readonly page: string }
  | { readonly target: { readonly part: "linked"; readonly linked: string } };

/** The section that a section stood behind and that is still there; null where there is none. */
function predecessorNow(then: Page, now: Page, section: string): string | null {
  const place = then.sections.findIndex(({ id }) => id === section);
  const before = then.sections.slice(0, Math.max(0, place)).toReversed();
  return before.find(({ id }) => now.sections.some((one) => one.id === id))?.id ?? null;
}

/** What a template decides, and colour mode and side. */
function contentSteps(place: ContentPlace, earlier: Section, current: Section): Step[] {
  const { colorMode = null, orientation = null } = earlier;
  const isOther =
    colorMode !== (current.colorMode ?? null) || orientation !== (current.orientation ?? null);
  const theme = { colorMode, orientation };
  const own = "page" in place ? { ...place, section: earlier.id } : place;
  const was = contentHash(current);
  return [
    ...(contentHash(current) === contentHash(earlier)
      ? []
      : [{ name: "section.restore", args: { ...place, section: earlier, was } }]),
    ...(isOther ? [{ name: "section.set", args: { ...own, theme } }] : []),
  ];
}

/** Steps that make the linked section at a place what it was, wherever it stands; one that is gone comes back. */
export function linkedSteps(place: Section, now: SeenPage["site"], then: SeenPage["site"]): Step[] {
  const earlier = linkedAt(place, then);
  if (!earlier) return [];
  const current = linkedAt(place, now);
  if (!current) return [{ name: "linked.add", args: { section: earlier, after: null } }];
  const target = { part: "linked", linked: earlier.id } as const;
  return contentSteps({ target }, earlier, current);
}

/** What makes a section that is there what it was. */
function placeSteps(page: Page, earlier: Section, current: Section): Step[] {
  if (current.linked !== earlier.linked) return replaceSteps(page, current, earlier);
  const { id: section, hidden = null } = earlier;
  return [
    ...(earlier.linked === undefined ? contentSteps({ page: page.id }, earlier, current) : []),
    ...(hidden === (current.hidden ?? null)
      ? []
      : [{ name: "section.hide", args: { page: page.id, section, hidden } }]),
  ];
}

/** Steps that make a section what it was: one that is gone comes back to its place. None where nothing has changed. */
export function restoreSectionSteps(now: SeenPage, then: SeenPage, section: string): Step[] {
  const earlier = then.page.sections.find(({ id }) => id === section);
  if (!earlier) return [];
  const content = linkedSteps(earlier, now.site, then.site);
  const current = now.page.sections.find(({ id }) => id === section);
  if (current) return [...content, ...placeSteps(now.page, earlier, current)];
  const after = predecessorNow(then.page, now.page, section);
  return [
    ...content,
    { name: "section.add", args: { page: now.page.id, section: earlier, after } },
  ];
}
