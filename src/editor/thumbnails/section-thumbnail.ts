import { createPageFonts } from "#/render/page-fonts.ts";
import { renderSectionDocument } from "#/render/section-document.tsx";
import { createId } from "#/lib/create-id.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { newFields } from "#/site/field-values.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ThumbnailSources } from "./thumbnail-sources.ts";

export interface SectionThumbnailInput extends ThumbnailSources {
  readonly site: SiteRecord;
  readonly definition: SectionDefinition;
  readonly language: LanguageCode;
}

/** The document of a template as it would start on this site: its theme, its language, the template's own texts. */
export function sectionThumbnail({
  site,
  definition,
  language,
  fonts,
  files,
}: SectionThumbnailInput): string {
  const { id: template, version } = definition;
  const fields = newFields(definition.fields, { language, createId });
  const section = { id: "thumbnail", template, version, fields };
  const draw = (fontCss: string): string =>
    renderSectionDocument({ site, sections: [section], language, files, fontCss });
  const markup = draw("");
  return fonts
    ? draw(createPageFonts(fonts, site.theme.fonts)({ markup, heading: "" }).css)
    : markup;
}
