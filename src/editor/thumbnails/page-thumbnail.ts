import type { DocumentAnswer } from "#/api/documents.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import { primaryLanguage } from "#/site/language.ts";
import { createRouter } from "#/site/router.ts";
import type { ThumbnailSources } from "./thumbnail-sources.ts";

/** The home page of a site as its visitors would see it, as a document that runs nothing. */
export function homeThumbnail(
  { site, index, pages }: DocumentAnswer,
  { fonts, files }: ThumbnailSources,
  origin: string,
): string | undefined {
  const [entry] = index.entries;
  const page = pages.find((one) => one.id === entry?.id);
  if (!entry || !page) return undefined;
  const renderer = createPageRenderer({
    site,
    index,
    router: createRouter(site, index),
    files,
    form: { apiBase: "/api/v1", siteId: 0, siteHash: "" },
    report: null,
    origin,
    ...(fonts && { fonts }),
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: page.meta,
  });
  const language = primaryLanguage(site.languages);
  const { html } = renderer.page({ page, entry, language, main: renderer.main(page, language) });
  // the document's own address is a blob's, to which nothing can be relative
  return html.replaceAll('src="/', `src="${origin}/`);
}
