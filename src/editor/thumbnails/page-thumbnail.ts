import { createPageRenderer } from "#/render/render-page.ts";
import type { PageRenderer } from "#/render/render-page.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { loadLooks } from "#/sections/looks.ts";
import type { LanguageCode } from "#/site/language.ts";
import { standingSections } from "#/site/linked.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import { createRouter } from "#/site/router.ts";
import type { Section } from "#/site/section.ts";
import { initialSettings } from "#/site/settings.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ThumbnailSources } from "./thumbnail-sources.ts";
import { visitorMessage } from "#/site/visitor-message.ts";

export interface PageThumbnailInput extends ThumbnailSources {
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly page: Page;
  readonly language: LanguageCode;
  readonly origin: string;
}

/** A picture of a page has no scroll bar: where the bar lies over a picture, the page’s own styles let it scroll all the same. */
const withoutScrollBar = "<style>html{overflow:hidden;scrollbar-width:none}</style></head>";

/** What floats over pages would be cut off where a picture of one ends. */
function withoutFloatingParts(site: SiteRecord): SiteRecord {
  return { ...site, settings: { ...site.settings, messengers: initialSettings.messengers } };
}

/** What renders pages of a site whose sections, and their footer, are of these templates. */
export async function thumbnailRenderer(
  { index, fonts, files, origin, page, ...input }: PageThumbnailInput,
  sections: readonly Section[],
): Promise<PageRenderer> {
  const site = withoutFloatingParts(input.site);
  const used = [site.footer, ...sections].map(({ template }) => template);
  await loadDefinitions(used);
  await loadLooks(used);
  return createPageRenderer({
    site,
    index,
    router: createRouter(site, index),
    files,
    form: { apiBase: "/api/v1", siteId: 0, siteHash: "" },
    report: null,
    say: visitorMessage,
    origin,
    ...(fonts && { fonts }),
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: page.meta,
  });
}

/** A rendered page as a document that runs nothing. */
export function thumbnailDocument(html: string, origin: string): string {
  // the document's own address is a blob's, to which nothing can be relative
  return html.replace("</head>", withoutScrollBar).replaceAll('src="/', `src="${origin}/`);
}

/** A page as its visitors would see it; undefined where the index has no such page. */
export async function pageThumbnail(input: PageThumbnailInput): Promise<string | undefined> {
  const { index, page, language, origin, site } = input;
  const entry = index.entries.find((one) => one.id === page.id);
  if (!entry) return undefined;
  const renderer = await thumbnailRenderer(input, standingSections(page.sections, site));
  const { html } = renderer.page({ page, entry, language, main: renderer.main(page, language) });
  return thumbnailDocument(html, origin);
}
