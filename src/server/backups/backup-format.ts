import { z } from "zod";

/*
 * A backup is a tar archive. Unpacked by hand it is a data folder: `storage/` has what is stored by its hash, `sites/`
 * the pointers, `vitrine.sqlite` the database, or `database/` the rows of a PostgreSQL. What says whether it is whole
 * comes last: `backup.json` and its checksum.
 */

export const summaryName = "backup.json";
export const checksumName = "backup.sha256";
/** Where backups of one folder keep their stored files. */
export const contentFolder = "content";
/** What a backup is called until it is whole. */
export const unfinished = ".part";

const contentPattern = /^storage\/([0-9a-f]{2})\/([0-9a-f]{62})$/;
const filePattern =
  /^(?:sites\/[1-9]\d*\.json|vitrine\.sqlite|database\/\d{6}-\w+\.json|contents\/\d{6}\.txt)$/;

export function contentName(hash: string): string {
  return `storage/${hash.slice(0, 2)}/${hash.slice(2)}`;
}

/** The name of a part of the list of stored files that are beside the archive: a hash and a size a line. */
export function listName(number: number): string {
  return `contents/${String(number).padStart(6, "0")}.txt`;
}

export function isListName(name: string): boolean {
  return /^contents\/\d{6}\.txt$/.test(name);
}

/** The hash of a stored file by its name in a backup. */
export function hashOfName(name: string): string | undefined {
  const [, start, end] = contentPattern.exec(name) ?? [];
  return start === undefined || end === undefined ? undefined : start + end;
}

/** Whether a backup may have a file of this name, other than stored ones: it becomes part of a path. */
export function isFileName(name: string): boolean {
  return filePattern.test(name);
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const summarySchema = z.object({
  format: z.literal(1),
  /** ISO 8601: all that was acknowledged before is in it. */
  madeAt: z.string(),
  program: z.string(),
  dialect: z.enum(["sqlite", "postgres"]),
  /** The names of the steps of the schema that had been done. */
  migrations: z.array(z.string()).min(1),
  /** All but stored files, in the order of the archive. */
  files: z.array(z.object({ name: z.string(), bytes: z.number(), hash })),
  /** Whether stored files are in the archive, or in a folder beside it that several backups share. */
  contents: z.object({
    where: z.enum(["inside", "beside"]),
    count: z.number().int(),
    bytes: z.number(),
    /** Of the hashes, exclusively combined: their order says nothing. */
    hash,
  }),
  /** Stored files that were damaged, or needed and gone, where the backup was made, and are not in it. */
  damaged: z.array(z.string()),
});
export type BackupSummary = z.infer<typeof summarySchema>;

const olderSchema = z.object({ format: z.number() });

/** Undefined where it is none; the number of its format where it is a newer one. */
export function readSummary(text: string): BackupSummary | number | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const summary = summarySchema.safeParse(value);
    if (summary.success) return summary.data;
    const other = olderSchema.safeParse(value);
    return other.success && other.data.format > 1 ? other.data.format : undefined;
  } catch {
    return undefined;
  }
}

/** Sums up stored files whatever their order. */
export interface ContentCount {
  add(hash: string, bytes: number): void;
  total(): { count: number; bytes: number; hash: string };
}

export function countContents(): ContentCount {
  const sum = Buffer.alloc(32);
  let count = 0;
  let bytes = 0;
  return {
    add(name, size) {
      count += 1;
      bytes += size;
      for (const [place, byte] of Buffer.from(name, "hex").entries())
        sum[place] = (sum[place] ?? 0) ^ byte;
    },
    total: () => ({ count, bytes, hash: sum.toString("hex") }),
  };
}
