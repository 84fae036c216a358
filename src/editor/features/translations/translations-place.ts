/** What the address of the screen says. */
export interface TranslationsPlace {
  /** The language that is translated into; null is the first one that isn't primary. */
  readonly language: string | null;
  /** The page whose texts are shown; null is the whole site, `linkedScope` the linked sections, "" what else belongs to no page. */
  readonly page: string | null;
  /** Whether the page is shown in every language and width, in place of its texts. */
  readonly isFit: boolean;
}

/** Stands for all languages; a language's code has letters. */
const fit = "-";

/** Stands for what belongs to no page. */
const siteWide = "-";

/** Stands for the linked sections; no page has such an id. */
export const linkedScope = "-linked";

/** Reads what stands behind `/translations/`: a language, and a page. */
export function readTranslationsPlace(rest: string): TranslationsPlace {
  const [language = "", page = ""] = rest.split("/");
  return {
    language: language === "" || language === fit ? null : language,
    isFit: language === fit,
    page: page === "" ? null : page === siteWide ? "" : page,
  };
}

/** The address of a language's translations. */
export function translationsPath(
  site: number,
  { language, page }: { readonly language: string; readonly page: string | null },
): string {
  const shown = page === null ? "" : `/${page === "" ? siteWide : encodeURIComponent(page)}`;
  return `/sites/${site}/translations/${language}${shown}`;
}

/** The address of a page in every language and width; null is the home page. */
export function fitPath(site: number, page: string | null): string {
  return `/sites/${site}/translations/${fit}${page === null ? "" : `/${encodeURIComponent(page)}`}`;
}
