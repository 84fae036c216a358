import type { Crop, Picture } from "#/site/image.ts";
import { socialImageSize } from "#/site/settings.ts";

/** A picture as a record uses it. */
export interface PictureUse {
  readonly asset: string;
  /** JSON of the crop, "null" for the whole picture. */
  readonly crop: string;
  /** Only the part about the focal point that has this ratio. */
  readonly part?: {
    readonly ratio: string;
    readonly focus: Picture["focus"];
    /** As one file that every program reads, instead of variants for browsers. */
    readonly isOneFile?: true;
  };
}

/** Names a crop of an asset; what has the same key has the same files. */
export function pictureKey(asset: string, crop: Crop | null): string {
  return keyOfUse({ asset, crop: JSON.stringify(crop) });
}

/** Names the files of a use. */
export function keyOfUse({ asset, crop, part }: PictureUse): string {
  if (!part) return `${asset} ${crop}`;
  const { ratio, focus, isOneFile } = part;
  const form = isOneFile ? " one" : "";
  return `${asset} ${crop} ${ratio} ${focus ? `${focus.x} ${focus.y}` : ""}${form}`;
}

/** The use of a picture whole, and of its part for phones. */
export function pictureUse({ asset, crop, focus }: Picture, ratio?: string): PictureUse {
  const whole = { asset, crop: JSON.stringify(crop) };
  return ratio === undefined ? whole : { ...whole, part: { ratio, focus } };
}

/** The use of a picture in previews of social networks (specification, section 3). */
export function socialUse({ asset, crop, focus }: Picture): PictureUse {
  const ratio = `${socialImageSize.width}:${socialImageSize.height}`;
  return { asset, crop: JSON.stringify(crop), part: { ratio, focus, isOneFile: true } };
}
