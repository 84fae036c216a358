import type { FontManifest } from "#/render/font-manifest.ts";
import type { SiteFacts } from "#/render/page-facts.ts";
import type { FontSource } from "#/render/page-fonts.ts";
import { standInColour, variantWidths } from "#/site/image.ts";
import type { Asset } from "#/site/image.ts";
import { assetAddress, croppedSize, savedAssetAddress } from "../fields/picture/picture-files.ts";
import { picturePlaceFiles } from "./filled-pictures.ts";

/** Where thumbnails get fonts and pictures. Addresses are absolute: a blob's document has none to be relative to. */
export interface ThumbnailSources {
  /** Undefined where their list can't be had: system fonts stand in. */
  readonly fonts: FontSource | undefined;
  readonly files: SiteFacts["files"];
}

export interface SourcesInput {
  readonly site: number;
  /** The saved section whose pictures they are; the site's where it is left out. */
  readonly saved?: string;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly manifest: FontManifest | undefined;
  readonly origin: string;
}

export function thumbnailSources({
  site,
  saved,
  assets,
  manifest,
  origin,
}: SourcesInput): ThumbnailSources {
  return {
    fonts: manifest && { manifest, urlOf: (file) => `${origin}/assets/fonts/${file}` },
    files({ asset: id, crop }) {
      const asset = assets.get(id);
      if (!asset) return picturePlaceFiles(id);
      const view = { width: variantWidths.medium, crop };
      const address =
        saved === undefined ? assetAddress(site, id, view) : savedAssetAddress(saved, id, view);
      const src = origin + address;
      return { sources: [], src, ...croppedSize(asset, crop), colour: standInColour(asset) };
    },
  };
}
