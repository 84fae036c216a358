import { templates } from "#/sections/registry.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { differs, languageChanges, noLanguages } from "#/site/language-changes.ts";
import type { LanguageChange } from "#/site/language-changes.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Theme } from "#/site/theme.ts";
import { leafChanges } from "./leaf-changes.ts";
import type { LeafChanges } from "./leaf-changes.ts";
import { addOwnLeaf, addPageLeaves, partLeaves } from "./record-leaves.ts";
import type { Leaves } from "./record-leaves.ts";

/** A value of the theme; null where there was or is none. */
export interface ThemeChange {
  readonly name: keyof Theme;
  readonly before: string | null;
  readonly after: string | null;
}

export interface PageDifference extends LeafChanges {
  /** Ids of sections. */
  readonly added: string[];
  readonly removed: string[];
  readonly hasMoved: boolean;
}

/** Of pages that came or went, and of those that nobody compares. */
export const nothingCompared: PageDifference = {
  added: [],
  removed: [],
  hasMoved: false,
  texts: [],
  textCount: 0,
  others: [],
  otherCount: 0,
  hiddenTexts: [],
};

/** Parts of the site that differ from the published ones. */
export interface SiteChanges extends LeafChanges {
  readonly theme: boolean;
  readonly navigation: boolean;
  readonly footer: boolean;
  readonly languages: boolean;
  readonly settings: boolean;
  readonly events: boolean;
  readonly linked: boolean;
  readonly structure: boolean;
  readonly themeValues: ThemeChange[];
  readonly languageChanges: LanguageChange[];
}

/** The leaves of a page, without those of sections that it alone has; one that was linked or detached has its content elsewhere. */
function pageLeaves(page: Page, other: Page): Leaves {
  const others = new Map(other.sections.map((section) => [section.id, section]));
  const common = { ...page, sections: page.sections.filter(({ id }) => others.has(id)) };
  const own = common.sections.filter(({ id, linked }) => others.get(id)?.linked === linked);
  const leaves = partLeaves(pageParts({ ...common, sections: own }, templates));
  addPageLeaves(common, leaves);
  return leaves;
}

/** The leaves of what belongs to the site, without those of linked sections that it alone has. */
function siteLeaves(site: SiteRecord, other: SiteRecord): Leaves {
  const ids = new Set(other.linked?.map(({ id }) => id));
  const linked = (site.linked ?? []).filter(({ id }) => ids.has(id));
  const leaves = partLeaves(siteParts({ ...site, linked }, templates));
  for (const section of linked) addOwnLeaf(section, { part: "linked", linked: section.id }, leaves);
  return leaves;
}

/** What changed between two states of a page of a site that has these languages now; those `apart` came or went since. */
export function pageDifference(
  before: Page,
  after: Page,
  languages: readonly SiteLanguage[],
  apart = noLanguages,
): PageDifference {
  const oldIds = before.sections.map(({ id }) => id);
  const newIds = after.sections.map(({ id }) => id);
  const stayed = newIds.filter((id) => oldIds.includes(id));
  return {
    added: newIds.filter((id) => !oldIds.includes(id)),
    removed: oldIds.filter((id) => !newIds.includes(id)),
    hasMoved: differs(
      stayed,
      oldIds.filter((id) => newIds.includes(id)),
    ),
    ...leafChanges(pageLeaves(before, after), pageLeaves(after, before), languages, apart),
  };
}

function themeChanges(before: Theme, after: Theme): ThemeChange[] {
  const names = [
    "colorMode",
    "look",
    "brand",
    "second",
    "fontSize",
    "fonts",
    "orientation",
  ] as const;
  const said = (value: Theme[keyof Theme]) => (value === null ? null : String(value));
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: said(before[name]), after: said(after[name]) }));
}

/** What of the site as a whole differs, besides texts in languages `apart`. */
export function siteDifference(
  before: { site: SiteRecord; index: PageIndex },
  after: { site: SiteRecord; index: PageIndex },
  apart = noLanguages,
): SiteChanges {
  const part = (name: keyof SiteRecord) => differs(before.site[name], after.site[name], apart);
  return {
    theme: part("theme"),
    navigation: part("navigation"),
    footer: part("footer"),
    languages: part("languages") || part("isPrimaryDefault"),
    settings: part("settings") || part("name"),
    events: part("events"),
    linked: part("linked"),
    structure: differs(withoutDrafts(before.index), withoutDrafts(after.index)),
    themeValues: themeChanges(before.site.theme, after.site.theme),
    languageChanges: languageChanges(before.site, after.site),
    ...leafChanges(
      siteLeaves(before.site, after.site),
      siteLeaves(after.site, before.site),
      after.site.languages,
      apart,
    ),
  };
}
