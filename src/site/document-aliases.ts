import { isPlainObject } from "./migrations/migration.ts";

/** The specification's other names of what is no section's field (R29). */
export function withoutDocumentAliases(document: unknown): unknown {
  if (!isPlainObject(document)) return document;
  const { site, pages } = document;
  if (!isPlainObject(site)) return document;
  const { generatorVersion: _dropped, ...own } = site;
  const languages = Array.isArray(site.languages)
    ? site.languages.map((language: unknown) => {
        if (!isPlainObject(language) || !("smLangId" in language)) return language;
        const { smLangId, ...others } = language;
        return { id: smLangId, ...others };
      })
    : site.languages;
  const renamedPages = Array.isArray(pages)
    ? pages.map((page: unknown) => {
        if (!isPlainObject(page) || !("metaData" in page)) return page;
        const { metaData, ...others } = page;
        return { meta: metaData, ...others };
      })
    : pages;
  return { ...document, site: { ...own, languages }, pages: renamedPages };
}
