import type { BackupSummary } from "./backup-format.ts";

const numbers = new Intl.NumberFormat("en");
const megabytes = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

export function inMegabytes(bytes: number): string {
  return `${megabytes.format(bytes / 1_048_576)} MB`;
}

export function withSeparators(count: number): string {
  return numbers.format(count);
}

/** What a backup has in it. */
export function describeContents({ contents, files }: BackupSummary): string {
  const rest = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const stored =
    contents.count === 1 ? "1 stored file" : `${numbers.format(contents.count)} stored files`;
  return `the database and ${stored}, ${inMegabytes(contents.bytes + rest)}`;
}

/** What a backup lacks, or "". */
export function describeDamage({ damaged }: BackupSummary): string {
  const { length } = damaged;
  if (length === 0) return "";
  const files = length === 1 ? "1 stored file" : `${numbers.format(length)} stored files`;
  return `${files} couldn’t be backed up because the disk has damaged or lost them. GET /api/v1/operator/lost-files lists the sites that need them.`;
}
