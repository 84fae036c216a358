import type { PictureFiles } from "#/sections/kit/index.ts";
import type { PictureField } from "#/site/field.ts";
import type { Crop, Picture } from "#/site/image.ts";
import { navigationFields } from "#/site/navigation.ts";
import { z } from "zod";

/** Formats from the best to the most compatible. */
const pictureFormats = ["avif", "webp", "jpeg", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const variantSchema = z.object({
  format: z.enum(pictureFormats),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Of its bytes in the storage. */
  hash: z.string(),
  size: z.number().int().positive(),
});
export type PictureVariant = z.infer<typeof variantSchema>;

/** The files made of one crop of a picture. */
export const pictureSetSchema = z.object({
  /** #rrggbb, or "transparent" for a picture with holes. */
  colour: z.string(),
  variants: z.array(variantSchema).min(1),
});
export type PictureSet = z.infer<typeof pictureSetSchema>;

/** Names a crop of an asset; what has the same key has the same files. */
export function pictureKey(asset: string, crop: Crop | null): string {
  return `${asset} ${JSON.stringify(crop)}`;
}

/** Widest file of a logo in pixels (R24). */
const logoWidth = 500;

const endings: Record<PictureFormat, string> = {
  avif: "avif",
  webp: "webp",
  jpeg: "jpg",
  png: "png",
};

/** Where a site serves a variant. The name holds enough of the hash to be its own. */
export function variantAddress({ hash, format }: PictureVariant): string {
  return `/assets/${hash.slice(0, 24)}.${endings[format]}`;
}

function widest(variants: readonly PictureVariant[]): PictureVariant | undefined {
  return variants.reduce<PictureVariant | undefined>(
    (best, one) => (best && best.width >= one.width ? best : one),
    undefined,
  );
}

/** The variants that a slot may use: logos have narrow ones only. */
function variantsFor({ variants }: PictureSet, spec: PictureField): readonly PictureVariant[] {
  if (spec !== navigationFields.logo) return variants;
  const narrow = variants.filter(({ width }) => width <= logoWidth);
  return narrow.length > 0 ? narrow : variants;
}

/** A set as the kit's picture slot wants it. */
export function pictureFiles(set: PictureSet, spec: PictureField): PictureFiles | undefined {
  const variants = variantsFor(set, spec);
  const fallback = widest(variants.filter(({ format }) => format === "jpeg" || format === "png"));
  const largest = widest(variants);
  if (!fallback || !largest) return undefined;
  const sources = (["avif", "webp"] as const).flatMap((format) => {
    const own = variants.filter((one) => one.format === format);
    const srcSet = own.map((one) => `${variantAddress(one)} ${one.width}w`).join(", ");
    return own.length > 0 ? [{ type: `image/${format}`, srcSet }] : [];
  });
  return {
    sources,
    src: variantAddress(fallback),
    width: largest.width,
    height: largest.height,
    colour: set.colour,
  };
}

/** Finds the files of pictures among these sets. A picture's addresses are written once, however many pages show it. */
export function filesOf(sets: ReadonlyMap<string, PictureSet>) {
  const written = new Map<string, PictureFiles | undefined>();
  return (picture: Picture, spec: PictureField): PictureFiles | undefined => {
    const key = pictureKey(picture.asset, picture.crop);
    const set = sets.get(key);
    if (!set) return undefined;
    const own = spec === navigationFields.logo ? `${key} logo` : key;
    if (!written.has(own)) written.set(own, pictureFiles(set, spec));
    return written.get(own);
  };
}
