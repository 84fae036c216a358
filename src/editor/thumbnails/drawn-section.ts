import { createPageFonts } from "#/render/page-fonts.ts";
import { renderSectionDocument } from "#/render/section-document.tsx";
import { loadLooks } from "#/sections/looks.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Section } from "#/site/section.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ThumbnailSources } from "./thumbnail-sources.ts";

interface DrawnSection extends ThumbnailSources {
  readonly site: SiteRecord;
  readonly section: Section;
  readonly language: LanguageCode;
}

/** A section by itself as a document, in the fonts of its site where these can be had. */
export async function drawnSection(input: DrawnSection): Promise<string> {
  const { site, section, language, fonts, files } = input;
  await loadLooks([section.template]);
  const draw = (fontCss: string): string =>
    renderSectionDocument({ site, sections: [section], language, files, fontCss });
  const markup = draw("");
  return fonts
    ? draw(createPageFonts(fonts, site.theme.fonts)({ markup: [markup], heading: "" }).css)
    : markup;
}
