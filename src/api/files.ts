import * as z from "zod/mini";
import { fileNameLimit, siteFileSchema } from "#/site/file.ts";
import { idSchema } from "#/site/id.ts";
import { fieldPathSchema, targetSchema } from "#/site/operations/target.ts";

const { name, kind, hash, size } = siteFileSchema.shape;

/** A file that the server has: what `file.add` and `file.set` say of it. */
export const sentFileSchema = z.object({ name, kind, hash, size });
export type SentFile = z.infer<typeof sentFileSchema>;

/** The body of `POST sites/{id}/files/sent`: whether a site was sent a file already. */
export const fileToSendSchema = z.strictObject({
  hash,
  name: z.string().check(z.maxLength(fileNameLimit * 10)),
});

/** Which files of which site come along with what is pasted. */
export const copyFilesSchema = z.strictObject({
  from: z.int().check(z.positive()),
  hashes: z.array(hash).check(z.minLength(1), z.maxLength(200)),
});

/** Those that came. */
export const copiedFilesSchema = z.array(hash);

/** The query of `GET sites/{id}/files/{hash}/file`. */
export const fileQuerySchema = z.strictObject({
  name: z.string().check(z.maxLength(fileNameLimit * 10)),
});

const placedLinkSchema = z.object({
  /** Id of the page that it stands on; null for what belongs to the site. */
  page: z.nullable(z.string()),
  target: targetSchema,
  /** Of the section that it belongs to, where it belongs to one. */
  template: z.nullable(z.string()),
  path: fieldPathSchema,
  file: idSchema,
});
/** Where a link to a file stands in the draft. */
export type PlacedLink = z.infer<typeof placedLinkSchema>;

/** In the order of the pages; what belongs to the site comes last. */
export const placedLinksSchema = z.array(placedLinkSchema);

/** Why a file isn't taken: what the details of the refusal name, for whoever tells it in their language. */
export const fileRefusals = {
  empty: "This file is empty.",
  picture: "This is a picture: upload it with the pictures.",
  page: "Web pages, SVGs and programs can’t be offered as files. Put them in a ZIP.",
  "old-office": "Save it in a newer format first, like DOCX, XLSX or PPTX, or as a PDF.",
  kind: "Files of this kind can’t be offered. Use PDF, an office document, text, CSV, ZIP, EPUB, MP3, M4A, a calendar or a contact.",
  "too-large": "A file can be up to 25 MB.",
  "site-full": "A site’s files can take up to 500 MB in total. Delete some first.",
} as const;
export type FileRefusal = keyof typeof fileRefusals;
