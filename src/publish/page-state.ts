import { findSection, templates } from "#/sections/registry.ts";
import { bringUpPage } from "#/site/bring-up.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { RecordUses } from "#/render/record-uses.ts";
import type { Page, PageMeta } from "#/site/page.ts";
import { inputHash } from "./content-hash.ts";

/** What publishing remembers of a page, so that it need not be read again before it changes. */
export interface PageState {
  /** Hash of its record. */
  readonly hash: string;
  readonly uses: RecordUses;
  /** One of its sections shows an event. */
  readonly showsEvents: boolean;
  readonly isHiddenFromSearch: boolean;
  readonly sectionIds: readonly string[];
  /** Changes when sections come or go, for those who link to them. */
  readonly sectionsKey: string;
  /** Its meta, where it speaks for all pages. */
  readonly meta: PageMeta | undefined;
}

function hasEvent(specs: FieldSpecs): boolean {
  return Object.values(specs).some(
    (spec) => spec.kind === "event" || (spec.kind === "list" && hasEvent(spec.item)),
  );
}

/** The state of a page by the JSON of its record. */
export function pageState(json: string): PageState {
  return stateOf(bringUpPage(JSON.parse(json) as Page, templates), json);
}

/** The state of a page whose record was parsed already. */
export function stateOf(page: Page, json: string): PageState {
  const sectionIds = page.sections.map(({ id }) => id);
  return {
    hash: inputHash(json),
    uses: recordUses(page),
    showsEvents: page.sections.some(({ template }) =>
      hasEvent(findSection(template)?.fields ?? {}),
    ),
    isHiddenFromSearch: page.meta.isHiddenFromSearch,
    sectionIds,
    sectionsKey: inputHash(sectionIds.join()),
    meta: page.meta.useForAll ? page.meta : undefined,
  };
}
