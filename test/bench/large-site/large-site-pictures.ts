import type { PictureSet, PictureVariant } from "#/publish/picture-set.ts";
import { pictureKey } from "#/render/picture-use.ts";
import { variantWidths } from "#/site/image.ts";

/** Pictures of the large site that are only named, never fetched: ids of assets and their files. */
export interface NamedPictures {
  readonly assets: readonly string[];
  readonly sets: ReadonlyMap<string, PictureSet>;
}

function namedVariant(
  format: PictureVariant["format"],
  width: number,
  seed: number,
): PictureVariant {
  const digits = `${seed}${format.length}${width}`.padStart(8, "0");
  return {
    format,
    width,
    height: Math.round((width * 9) / 16),
    hash: digits.repeat(8),
    size: width,
  };
}

export function namedPictures(count: number): NamedPictures {
  const assets = Array.from({ length: count }, (_, index) => `picture${index}`);
  const widths = Object.values(variantWidths);
  const sets = assets.map((asset, index) => {
    const variants = [
      ...widths.map((width) => namedVariant("avif", width, index)),
      ...widths.map((width) => namedVariant("webp", width, index)),
      namedVariant("jpeg", variantWidths.large, index),
    ];
    return [pictureKey(asset, null), { colour: "#334455", variants }] as const;
  });
  return { assets, sets: new Map(sets) };
}
