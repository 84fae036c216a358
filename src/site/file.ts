import * as z from "zod/mini";
import { cutText } from "#/lib/cut-text.ts";
import { isWithin } from "#/lib/text-length.ts";
import { idSchema } from "./id.ts";
import { assetTagLimits } from "./asset-schema.ts";
import { nameSchema } from "./name-schema.ts";

/** Kinds of files that visitors may download, with what they are served as. A kind's name is the ending of its files. */
export const fileTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  epub: "application/epub+zip",
  zip: "application/zip",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  txt: "text/plain",
  csv: "text/csv",
  ics: "text/calendar",
  vcf: "text/vcard",
} as const;
export type FileKind = keyof typeof fileTypes;

export const fileKindSchema = z.enum(Object.keys(fileTypes) as [FileKind, ...FileKind[]]);

/** Most files of a site, most bytes of one, and of all of a site. */
export const fileLimits = {
  count: 500,
  bytes: 25 * 1_048_576,
  siteBytes: 500 * 1_048_576,
} as const;

/** Most characters of a file's name, its ending included. */
export const fileNameLimit = 100;

/** What can't be shown, turns the reading direction, or stands for something in a path or on a disk. */
const unfit = /[\p{C}\p{Zl}\p{Zp}<>:"|?*\\/]/gu;
/** Names that stand for devices on some systems, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A file's name as it can be kept on any disk, with the ending of its kind. */
export function cleanFileName(name: string, kind: FileKind): string {
  const ending = `.${kind}`;
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.normalize("NFC").replaceAll(unfit, "").replaceAll(/\s+/gu, " ").trim();
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  const own = stem.replace(/^[.\s]+/, "").replace(device, "_$&");
  const cut = cutText(own, fileNameLimit - ending.length).replace(/[.\s]+$/, "");
  return `${cut === "" ? "file" : cut}${ending}`;
}

/** A file of the site for visitors to download. Its content is kept under its hash. */
export const siteFileSchema = z
  .strictObject({
    id: idSchema,
    name: z.string().check(z.refine((name) => isWithin(name, fileNameLimit))),
    kind: fileKindSchema,
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    size: z.int().check(z.positive(), z.lte(fileLimits.bytes)),
    /** The owner's words to find it by. */
    tags: z.array(nameSchema(assetTagLimits.length)).check(z.maxLength(assetTagLimits.count)),
  })
  .check(z.refine(({ name, kind }) => name === cleanFileName(name, kind), { path: ["name"] }));
export type SiteFile = z.infer<typeof siteFileSchema>;

export const siteFilesSchema = z.array(siteFileSchema).check(z.maxLength(fileLimits.count));
