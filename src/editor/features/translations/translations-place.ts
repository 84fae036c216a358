/** What the address of the screen says. */
export interface TranslationsPlace {
  /** The language that is translated into; null is the first one that isn't primary. */
  readonly language: string | null;
  /** The page whose texts are shown; null is the whole site, "" what belongs to no page. */
  readonly page: string | null;
}

/** Stands for what belongs to no page. */
const siteWide = "-";

/** Reads what stands behind `/translations/`: a language, and a page. */
export function readTranslationsPlace(rest: string): TranslationsPlace {
  const [language = "", page = ""] = rest.split("/");
  return {
    language: language === "" ? null : language,
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
