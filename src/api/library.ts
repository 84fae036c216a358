import * as z from "zod/mini";
import { assetSchema } from "#/site/asset-schema.ts";
import { pictureSchema } from "#/site/image.ts";
import { fieldPathSchema, targetSchema } from "#/site/operations/target.ts";

/** `GET sites/{id}/library?limit=&after=`: what is stored of pictures, newest first, part by part. */
export const libraryQuerySchema = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1000),
  /** `next` of the part before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}-[\w-]{1,64}$/))),
});
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;

const libraryEntrySchema = z.object({
  asset: assetSchema,
  bytes: z.int(),
  addedAt: z.string(),
  isTrashed: z.boolean(),
});
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;

export const libraryAnswerSchema = z.object({
  entries: z.array(libraryEntrySchema),
  /** Where the next part begins; null after the last one. */
  next: z.nullable(z.string()),
});
export type LibraryAnswer = z.infer<typeof libraryAnswerSchema>;

const placedPictureSchema = z.object({
  /** Id of the page that it stands on; null for what belongs to the site. */
  page: z.nullable(z.string()),
  target: targetSchema,
  /** Of the section that it belongs to, where it belongs to one. */
  template: z.nullable(z.string()),
  path: fieldPathSchema,
  picture: pictureSchema,
  /** Its slot says nothing: no alt text is missed there. */
  isDecorative: z.boolean(),
});
/** Where a picture stands in the draft. */
export type PlacedPicture = z.infer<typeof placedPictureSchema>;

/** In the order of the pages; what belongs to the site comes last. */
export const placedPicturesSchema = z.array(placedPictureSchema);

/** Which of some files, by the SHA-256 of their bytes, a site has already. */
export const sentFilesSchema = z.strictObject({
  hashes: z
    .array(z.string().check(z.regex(/^[0-9a-f]{64}$/)))
    .check(z.minLength(1), z.maxLength(100)),
});
export const sentFileSchema = z.object({ hash: z.string(), asset: assetSchema });
export type SentFile = z.infer<typeof sentFileSchema>;

/** The body of `PATCH sites/{id}/assets/{asset}`. */
export const assetChangeSchema = z.strictObject({
  name: z.optional(assetSchema.shape.name),
  tags: assetSchema.shape.tags,
  /** False takes it out of the trash. */
  isTrashed: z.optional(z.literal(false)),
});
export type AssetChange = z.infer<typeof assetChangeSchema>;
