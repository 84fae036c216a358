import type { FontManifest } from "#/render/font-manifest.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Asset } from "#/site/image.ts";
import { thumbnailSources } from "../../thumbnails/thumbnail-sources.ts";
import { isNotFoundPage } from "./not-found-page.ts";
import type { PageState } from "./page-state.ts";

export interface PageDrawing extends PageState {
  readonly siteId: number;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly manifest: FontManifest | null;
  /** The language that is wanted; the primary one where the site didn't have it. */
  readonly language: LanguageCode;
}

/** The page as a document that runs nothing, as its visitors would have seen it. */
export async function pageDocument(drawing: PageDrawing): Promise<string | undefined> {
  const { siteId, assets, manifest, site } = drawing;
  const { origin } = globalThis.location;
  const language = activeLanguages(site.languages).includes(drawing.language)
    ? drawing.language
    : primaryLanguage(site.languages);
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
