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

/** A page's canonical path in a language (R22): the primary one has no prefix where the default flag is true. */
export function pagePath(
  entry: Pick<PageEntry, "path">,
  language: LanguageCode,
  site: PathRules,
): string {
  const isBare = site.isPrimaryDefault && language === primaryLanguage(site.languages);
  return isBare ? withSlash(entry.path) : prefixed(entry.path, language);
}

/** Every path at which a page answers in a language, the canonical one first. */
export function pathsOf(
  entry: Pick<PageEntry, "path">,
  language: LanguageCode,
  site: PathRules,
): string[] {
  const canonical = pagePath(entry, language, site);
  const bare = withSlash(entry.path);
  return language === primaryLanguage(site.languages) && canonical !== bare
    ? [canonical, bare]
    : [canonical];
}

/** Every path of the site: pages by active languages; with the default flag false the primary one's bare paths too. */
export function allRoutes(site: PathRules, index: PageIndex): Route[] {
  const languages = activeLanguages(site.languages);
  return index.entries.flatMap((entry) =>
    languages.flatMap((language) => {
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

/** A page in every active language, and x-default: what `hreflang` links say. None where there is one language. */
export function alternates(entry: Pick<PageEntry, "path">, site: PathRules): Alternate[] {
  const languages = activeLanguages(site.languages);
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

/** Where choosing a language leads (R3): to that language's root, or with `staysOnPage` to the same page. */
export function languagePath(
  language: LanguageCode,
  site: PathRules,
  page?: Pick<PageEntry, "path">,
): string {
  return pagePath(page ?? { path: "/" }, language, site);
}
