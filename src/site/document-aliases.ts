import { isPlainObject } from "./migrations/migration.ts";

/** A section whose mode is empty has the theme's, as the definition of a component says it. */
function withoutEmptyMode(section: unknown): unknown {
  if (!isPlainObject(section) || section.colorMode !== "") return section;
  const { colorMode: _empty, ...own } = section;
  return own;
}

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
        if (!isPlainObject(page)) return page;
        const { metaData, ...others } = page;
        const named = metaData === undefined ? page : { meta: metaData, ...others };
        return Array.isArray(page.sections)
          ? { ...named, sections: page.sections.map(withoutEmptyMode) }
          : named;
      })
    : pages;
  const footer = "footer" in own && { footer: withoutEmptyMode(own.footer) };
  return { ...document, site: { ...own, languages, ...footer }, pages: renamedPages };
}
