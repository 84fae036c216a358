import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { PictureFiles } from "#/sections/kit/index.ts";
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

const place: Picture = { asset: "place-of-picture", alt: {}, crop: null, focus: null };

type PictureFor = (spec: PictureField) => Picture | undefined;

function standIn(spec: PictureField, picture: PictureFor): Picture | null {
  if (spec.isSign || spec.hasInitials) return null;
  return (spec.role === "portrait" ? place : picture(spec)) ?? null;
}

/**
 * Fields whose empty pictures are filled: a thumbnail shows what a section is for. Signs stay empty, and portraits that
 * initials stand for; other portraits are places for one, as no photo of the site is somebody's face.
 */
export function withPictures(
  specs: FieldSpecs,
  fields: StoredFields,
  picture: PictureFor,
): StoredFields {
  const filled = Object.entries(fields).map(([name, value]) => {
    const spec = specs[name];
    if (!spec) return [name, value];
    if (isOfKind(spec, "picture")) return [name, value ?? standIn(spec, picture)];
    if (spec.kind !== "list") return [name, value];
    const items = held(spec, value) ?? [];
    return [name, items.map((item) => withPictures(spec.item, item, picture))];
  });
  return Object.fromEntries(filled);
}

/** A grey that is seen on any ground. */
const drawn =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#888" fill-opacity=".25" d="M0 0h4v3H0z"/></svg>`,
  );

/** Pictures that nobody has chosen yet, as places for them; what lies behind words is left out. */
export function withPicturePlaces(specs: FieldSpecs, fields: StoredFields): StoredFields {
  return withPictures(specs, fields, ({ role }) => (role === "backdrop" ? undefined : place));
}

/** The drawing of such a place; undefined of a picture. */
export function picturePlaceFiles(asset: string): PictureFiles | undefined {
  if (asset !== place.asset) return undefined;
  return { sources: [], src: drawn, width: 1600, height: 1200, colour: "transparent" };
}
