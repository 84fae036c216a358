import type { PictureFiles } from "#/sections/kit/index.ts";
import { standInColour } from "#/site/image.ts";
import type { Asset, Picture } from "#/site/image.ts";
import { filledCrop, turnedSize } from "#/site/turned-picture.ts";

/** Width of the picture that the canvas shows, in pixels. */
const shownWidth = 1440;

/** Size of what a crop leaves of an asset, its turn applied. */
export function croppedSize(
  asset: Pick<Asset, "width" | "height">,
  crop: Picture["crop"],
): { width: number; height: number } {
  if (!crop) return { width: asset.width, height: asset.height };
  const filled = filledCrop(asset, crop);
  const turned = turnedSize(asset, crop.turn);
  return {
    width: Math.max(1, Math.round(turned.width * filled.width)),
    height: Math.max(1, Math.round(turned.height * filled.height)),
  };
}

/** Which view of a picture is asked for: at a width, cropped where `crop` says so. */
export interface PictureView {
  readonly width: number;
  readonly crop?: Picture["crop"];
}

function viewQuery({ width, crop }: PictureView): URLSearchParams {
  const query = new URLSearchParams({ width: String(width) });
  if (crop) query.set("crop", JSON.stringify(crop));
  return query;
}

/** The address of an asset's file. */
export function assetAddress(site: number, asset: string, view: PictureView): string {
  return `/api/v1/sites/${site}/assets/${asset}/file?${viewQuery(view)}`;
}

/** The address of a picture's file in a section that the account has saved. */
export function savedAssetAddress(saved: string, asset: string, view: PictureView): string {
  return `/api/v1/saved-sections/${saved}/assets/${asset}/file?${viewQuery(view)}`;
}

/** The address of a picture's file as the canvas shows it. */
export function canvasAddress(site: number, { asset, crop }: Pick<Picture, "asset" | "crop">) {
  return assetAddress(site, asset, { width: shownWidth, crop });
}

/** The files of a picture as the canvas shows it; undefined where its asset is gone. What lies on this device in `local` is shown whole from there. */
export function canvasFiles(
  site: number,
  assets: ReadonlyMap<string, Asset>,
  picture: Picture,
  local?: ReadonlyMap<string, string>,
): PictureFiles | undefined {
  const asset = assets.get(picture.asset);
  if (!asset) return undefined;
  const { width, height } = croppedSize(asset, picture.crop);
  const here = picture.crop ? undefined : local?.get(asset.id);
  const src = here ?? canvasAddress(site, picture);
  return { sources: [], src, width, height, colour: standInColour(asset) };
}
