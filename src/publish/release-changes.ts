import { templates } from "#/sections/registry.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { wordingSchema } from "#/site/localized-text.ts";
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

/** What became of a language of the site. */
export interface LanguageChange {
  readonly code: LanguageCode;
  readonly change: "added" | "addedHidden" | "removed" | "shown" | "hidden" | "primary";
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

const noLanguages: ReadonlySet<LanguageCode> = new Set();

function differs(one: unknown, other: unknown, besides = noLanguages): boolean {
  const told = (key: string, value: unknown): unknown =>
    besides.has(key) && wordingSchema.safeParse(value).success ? undefined : value;
  const json = (value: unknown): string | undefined =>
    besides.size > 0 ? JSON.stringify(value, told) : JSON.stringify(value);
  return json(one) !== json(other);
}

/** Whether two states of a page are the same but for words in `fresh` languages. */
export function isSamePage(before: Page, after: Page, fresh: ReadonlySet<LanguageCode>): boolean {
  return !differs(before, after, fresh);
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

/** What changed between two states of a page of a site that has these languages now, `fresh` ones of them only now. */
export function pageDifference(
  before: Page,
  after: Page,
  languages: readonly SiteLanguage[],
  fresh = noLanguages,
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
    ...leafChanges(pageLeaves(before, after), pageLeaves(after, before), languages, fresh),
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

function languageChange(
  was: SiteLanguage | undefined,
  is: SiteLanguage,
): LanguageChange["change"] | undefined {
  const isActive = is.status === "active";
  if (!was) return isActive ? "added" : "addedHidden";
  if (is.isPrimary && !was.isPrimary) return "primary";
  if (is.status === was.status) return undefined;
  return isActive ? "shown" : "hidden";
}

/** Languages that came, went, or are shown in another way; that they stand in another order is none of it. */
function languageChanges(
  { languages: before }: Pick<SiteRecord, "languages">,
  { languages: after }: Pick<SiteRecord, "languages">,
): LanguageChange[] {
  const old = new Map(before.map((one) => [one.code, one]));
  const present = new Set(after.map(({ code }) => code));
  return [
    ...after.flatMap((is): LanguageChange[] => {
      const change = languageChange(old.get(is.code), is);
      return change ? [{ code: is.code, change }] : [];
    }),
    ...before.flatMap(({ code }): LanguageChange[] =>
      present.has(code) ? [] : [{ code, change: "removed" }],
    ),
  ];
}

/** Languages that came or are shown since: all of their texts are part of that. */
export function freshLanguages(
  before: Pick<SiteRecord, "languages">,
  after: Pick<SiteRecord, "languages">,
): ReadonlySet<LanguageCode> {
  const fresh = languageChanges(before, after).filter(
    ({ change }) => change === "added" || change === "addedHidden" || change === "shown",
  );
  return new Set(fresh.map(({ code }) => code));
}

/** What of the site as a whole differs, besides texts in `fresh` languages. */
export function siteDifference(
  before: { site: SiteRecord; index: PageIndex },
  after: { site: SiteRecord; index: PageIndex },
  fresh = noLanguages,
): SiteChanges {
  const part = (name: keyof SiteRecord) => differs(before.site[name], after.site[name], fresh);
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
      fresh,
    ),
  };
}
