import type { PictureFiles, PictureSource } from "#/sections/kit/index.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import { pictureKey, keyOfUse, pictureUse } from "#/render/picture-use.ts";
import type { Picture } from "#/site/image.ts";
import { logoFileWidth } from "#/site/limits.ts";
import { isLogoField } from "#/site/navigation.ts";
import { z } from "zod";
import { contentHash } from "./content-hash.ts";

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

const endings: Record<PictureFormat, string> = {
  avif: "avif",
  webp: "webp",
  jpeg: "jpg",
  png: "png",
};

/** Where a site serves the variants of a set: one name for all of them keeps pages small. It says what is in each. */
export function addressesOf({ variants }: PictureSet): (variant: PictureVariant) => string {
  const name = contentHash(variants.map(({ hash }) => hash).join(" ")).slice(0, 10);
  return ({ width, format }) => `/assets/${name}-${width}.${endings[format]}`;
}

function widest(variants: readonly PictureVariant[]): PictureVariant | undefined {
  return variants.reduce<PictureVariant | undefined>(
    (best, one) => (best && best.width >= one.width ? best : one),
    undefined,
  );
}

/** The variants that a slot may use: logos have narrow ones only. */
function variantsFor({ variants }: PictureSet, spec: PictureField): readonly PictureVariant[] {
  if (!isLogoField(spec)) return variants;
  const narrow = variants.filter(({ width }) => width <= logoFileWidth);
  return narrow.length > 0 ? narrow : variants;
}

function sourcesOf(
  variants: readonly PictureVariant[],
  addressOf: (variant: PictureVariant) => string,
): PictureSource[] {
  return (["avif", "webp"] as const).flatMap((format) => {
    const own = variants.filter((one) => one.format === format);
    const srcSet = own.map((one) => `${addressOf(one)} ${one.width}w`).join(", ");
    return own.length > 0 ? [{ type: `image/${format}`, srcSet }] : [];
  });
}

/** A set as the kit's picture slot wants it. */
export function pictureFiles(set: PictureSet, spec: PictureField): PictureFiles | undefined {
  const variants = variantsFor(set, spec);
  const fallback = widest(variants.filter(({ format }) => format === "jpeg" || format === "png"));
  const largest = widest(variants);
  if (!fallback || !largest) return undefined;
  const addressOf = addressesOf(set);
  return {
    sources: sourcesOf(variants, addressOf),
    src: addressOf(fallback),
    width: largest.width,
    height: largest.height,
    colour: set.colour,
  };
}

function phoneFiles(set: PictureSet): PictureFiles["phone"] {
  const largest = widest(set.variants);
  if (!largest) return undefined;
  const { width, height } = largest;
  return { sources: sourcesOf(set.variants, addressesOf(set)), width, height };
}

/** Finds the files of pictures among these sets. A picture's addresses are written once, however many pages show it. */
export function filesOf(sets: ReadonlyMap<string, PictureSet>) {
  const written = new Map<string, PictureFiles | undefined>();
  return (picture: Picture, spec: PictureField): PictureFiles | undefined => {
    const key = pictureKey(picture.asset, picture.crop);
    const set = sets.get(key);
    if (!set) return undefined;
    const partKey =
      spec.phoneRatio === undefined ? undefined : keyOfUse(pictureUse(picture, spec.phoneRatio));
    const part = partKey === undefined ? undefined : sets.get(partKey);
    const own = isLogoField(spec) ? `${key} logo` : (partKey ?? key);
    if (!written.has(own)) {
      const phone = part && phoneFiles(part);
      const files = pictureFiles(set, spec);
      written.set(own, files && phone ? { ...files, phone } : files);
    }
    return written.get(own);
  };
}
