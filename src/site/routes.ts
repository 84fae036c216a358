import { activeLanguages, primaryLanguage } from "./language.ts";
import type { LanguageCode, SiteLanguage } from "./language.ts";
import type { PageEntry, PageIndex } from "./page-index.ts";

/** What a site's paths depend on besides its pages. */
export interface PathRules {
  readonly languages: readonly SiteLanguage[];
  /** The default flag of R22. */
  readonly isPrimaryDefault: boolean;
}

/** A page of one language at one path. */
export interface Route {
  readonly path: string;
  readonly page: string;
  readonly language: LanguageCode;
  /** The path that stands in the sitemap; another one than `path` where a page answers at two. */
  readonly canonical: string;
}

/** A page in another language: `hreflang` is its code or x-default. */
export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/** An internal path as published links have it: with a slash at its end (specification, section 2). */
export function withSlash(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

function prefixed(path: string, language: LanguageCode): string {
  return withSlash(`/${language}${path}`);
}

/** A place of a page on the site: what its paths depend on. */
export type PagePlace = Pick<PageEntry, "path" | "withheld">;

/** Whether visitors have a page in one of the site's languages; the home page in each, every page in the primary one. */
function isPublishedIn(entry: PagePlace, language: LanguageCode, site: PathRules): boolean {
  return (
    entry.path === "/" ||
    !entry.withheld?.includes(language) ||
    language === primaryLanguage(site.languages)
  );
}

/** The languages in which visitors have a page, in their order. */
export function pageLanguages(entry: PagePlace, site: PathRules): LanguageCode[] {
  return activeLanguages(site.languages).filter((code) => isPublishedIn(entry, code, site));
}

/**
 * A page's canonical path in a language (R22): the primary one has no prefix where the default flag is true. Where
 * visitors don't have the page in that language, the path of the original.
 */
export function pagePath(entry: PagePlace, language: LanguageCode, site: PathRules): string {
  const primary = primaryLanguage(site.languages);
  const shown = isPublishedIn(entry, language, site) ? language : primary;
  const isBare = site.isPrimaryDefault && shown === primary;
  return isBare ? withSlash(entry.path) : prefixed(entry.path, shown);
}

/** Every path at which a page answers in a language, the canonical one first. */
export function pathsOf(entry: PagePlace, language: LanguageCode, site: PathRules): string[] {
  const canonical = pagePath(entry, language, site);
  const bare = withSlash(entry.path);
  return language === primaryLanguage(site.languages) && canonical !== bare
    ? [canonical, bare]
    : [canonical];
}

/** Every path of the site: pages by the languages that visitors have them in; with the default flag false the primary one's bare paths too. */
export function allRoutes(site: PathRules, index: PageIndex): Route[] {
  return index.entries.flatMap((entry) =>
    pageLanguages(entry, site).flatMap((language) => {
      const canonical = pagePath(entry, language, site);
      return pathsOf(entry, language, site).map((path) => ({
        path,
        page: entry.id,
        language,
        canonical,
      }));
    }),
  );
}

/** A page in every language that visitors have it in, and x-default: what `hreflang` links say. None where there is one language. */
export function alternates(entry: PagePlace, site: PathRules): Alternate[] {
  const languages = pageLanguages(entry, site);
  if (languages.length < 2) return [];
  const all = languages.map((language) => ({
    hreflang: language,
    path: pagePath(entry, language, site),
  }));
  return [
    ...all,
    { hreflang: "x-default", path: pagePath(entry, primaryLanguage(site.languages), site) },
  ];
}

/**
 * Where choosing a language leads (R3): to that language's root, or with `staysOnPage` to the same page where visitors
 * have it in that language.
 */
export function languagePath(language: LanguageCode, site: PathRules, page?: PagePlace): string {
  const stays = page !== undefined && isPublishedIn(page, language, site);
  return pagePath(stays ? page : { path: "/" }, language, site);
}
