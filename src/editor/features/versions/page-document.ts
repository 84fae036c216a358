import type { FontManifest } from "#/render/font-manifest.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Asset } from "#/site/image.ts";
import type { SiteRecord } from "#/site/site.ts";
import { thumbnailSources } from "../../thumbnails/thumbnail-sources.ts";
import { isNotFoundPage } from "./not-found-page.ts";
import type { PageState } from "./page-state.ts";

export interface PageDrawing extends PageState {
  readonly siteId: number;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly manifest: FontManifest | null;
  /** The language that is wanted. */
  readonly language: LanguageCode;
}

/** The language that a site is seen in where one is wanted: the primary one where it didn't have that. */
export function seenLanguage({ languages }: SiteRecord, wanted: LanguageCode): LanguageCode {
  return activeLanguages(languages).includes(wanted) ? wanted : primaryLanguage(languages);
}

/** The page as a document that runs nothing, as its visitors would have seen it. */
export async function pageDocument(drawing: PageDrawing): Promise<string | undefined> {
  const { siteId, assets, manifest, site } = drawing;
  const { origin } = globalThis.location;
  const language = seenLanguage(site, drawing.language);
  const sources = thumbnailSources({
    site: siteId,
    assets,
    manifest: manifest ?? undefined,
    origin,
  });
  const input = { ...drawing, language, origin, ...sources };
  if (isNotFoundPage(drawing.page)) {
    const { notFoundThumbnail } = await import("../../thumbnails/not-found-thumbnail.ts");
    return notFoundThumbnail(input);
  }
  const { pageThumbnail } = await import("../../thumbnails/page-thumbnail.ts");
  return pageThumbnail(input);
}
