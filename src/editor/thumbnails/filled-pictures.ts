import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { Asset, Picture } from "#/site/image.ts";

/** The site's own photos, one after the other, again and again; undefined where it has none. */
export function photosInTurn(assets: Iterable<Asset>): () => Picture | undefined {
  const photos = [...assets].filter(({ kind }) => kind === "photo");
  let next = 0;
  return () => {
    const asset = photos[next++ % Math.max(1, photos.length)]?.id;
    return asset === undefined ? undefined : { asset, alt: {}, crop: null, focus: null };
  };
}

/** Fields whose empty pictures are filled, but for signs: a thumbnail shows what a section is for. */
export function withPictures(
  specs: FieldSpecs,
  fields: StoredFields,
  picture: () => Picture | undefined,
): StoredFields {
  const filled = Object.entries(fields).map(([name, value]) => {
    const spec = specs[name];
    if (!spec) return [name, value];
    if (isOfKind(spec, "picture"))
      return [name, value ?? (spec.isSign ? null : (picture() ?? null))];
    if (spec.kind !== "list") return [name, value];
    const items = held(spec, value) ?? [];
    return [name, items.map((item) => withPictures(spec.item, item, picture))];
  });
  return Object.fromEntries(filled);
}
