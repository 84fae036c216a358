import { readOwnJson } from "#/lib/read-own-json.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpPage } from "#/site/bring-up.ts";
import { pageParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { RecordUses } from "#/render/record-uses.ts";
import type { Page, PageMeta } from "#/site/page.ts";
import { inputHash } from "./content-hash.ts";

/** What publishing remembers of a page, so that it need not be read again before it changes. */
export interface PageState {
  /** Hash of its record. */
  readonly hash: string;
  readonly uses: RecordUses;
  readonly isHiddenFromSearch: boolean;
  readonly sectionIds: readonly string[];
  /** Its templates, each once: with their looks it is rendered. */
  readonly templates: readonly string[];
  /** Changes when sections come or go, for those who link to them. */
  readonly sectionsKey: string;
  /** Its meta, where it speaks for all pages. */
  readonly meta: PageMeta | undefined;
}

/** The state of a page by the JSON of its record. */
export function pageState(json: string): PageState {
  return stateOf(bringUpPage(readOwnJson<Page>(json), templates), json);
}

/** The state of a page whose record was parsed already. */
export function stateOf(page: Page, json: string): PageState {
  const sectionIds = page.sections.map(({ id }) => id);
  return {
    hash: inputHash(json),
    uses: recordUses(pageParts(page, templates)),
    isHiddenFromSearch: page.meta.isHiddenFromSearch,
    sectionIds,
    templates: [...new Set(page.sections.map(({ template }) => template))].toSorted(),
    sectionsKey: inputHash(sectionIds.join()),
    meta: page.meta.useForAll ? page.meta : undefined,
  };
}
