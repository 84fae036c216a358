import { readOwnJson } from "#/lib/read-own-json.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpPage } from "#/site/bring-up.ts";
import { pageParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { RecordUses } from "#/render/record-uses.ts";
import type { Page, PageMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { shownSections } from "#/site/section-own.ts";
import { inputHash } from "./content-hash.ts";

/** What publishing remembers of a page, so that it need not be read again before it changes. */
export interface PageState {
  /** Hash of its record. */
  readonly hash: string;
  readonly uses: RecordUses;
  readonly isHiddenFromSearch: boolean;
  /** What links into it need to know of its sections. */
  readonly sections: readonly Pick<Section, "id" | "linked">[];
  /** Its templates, each once: with their looks it is rendered. */
  readonly templates: readonly string[];
  /** The linked sections that visitors see on it, each once. */
  readonly linked: readonly string[];
  /** Ids of the events that visitors see in its own sections, each once; null is the site's first one. */
  readonly events: readonly (string | null)[];
  /** Changes when sections come or go, for those who link to them. */
  readonly sectionsKey: string;
  /** Its meta, where it speaks for all pages. */
  readonly meta: PageMeta | undefined;
}

/** The linked sections that visitors see on any page. */
export function standingLinked(states: ReadonlyMap<string, PageState>): ReadonlySet<string> {
  return new Set([...states.values()].flatMap(({ linked }) => linked));
}

/** The state of a page by the JSON of its record. */
export function pageState(json: string): PageState {
  return stateOf(bringUpPage(readOwnJson<Page>(json), templates), json);
}

/** The state of a page whose record was parsed already. */
export function stateOf(page: Page, json: string): PageState {
  const own = page.sections.filter(({ linked }) => linked === undefined);
  const shown = pageParts({ ...page, sections: shownSections(own) }, templates);
  return {
    hash: inputHash(json),
    uses: recordUses(pageParts(page, templates)),
    isHiddenFromSearch: page.meta.isHiddenFromSearch,
    sections: page.sections.map(({ id, linked }) => ({
      id,
      ...(linked !== undefined && { linked }),
    })),
    templates: [...new Set(own.map(({ template }) => template))].toSorted(),
    linked: shownSections(page.sections)
      .flatMap(({ linked }) => linked ?? [])
      .toSorted(),
    events: [...recordUses(shown).events],
    sectionsKey: inputHash(page.sections.map(({ id }) => id).join()),
    meta: page.meta.useForAll ? page.meta : undefined,
  };
}
