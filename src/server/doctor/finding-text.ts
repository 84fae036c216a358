import { type healthChecksEn, healthFindingsEn } from "#/api/health-words.data.ts";

import { withOwnCommands } from "../own-program.ts";

export type CheckName = keyof typeof healthChecksEn;
export type FindingCode = keyof typeof healthFindingsEn;

/** What stands in the words of a finding; see `healthFindingsEn`. */
export type FindingValues = Readonly<Record<string, string | number>>;

const megabyte = 1_048_576;
const gigabyte = 1_024 * megabyte;

function sizeWords(bytes: number): string {
  if (bytes < gigabyte) return `${Math.floor(bytes / megabyte)} MB`;
  return `${(bytes / gigabyte).toFixed(1)} GB`;
}

function valueWords(name: string, value: string | number): string {
  if (typeof value === "number" && name.endsWith("Bytes")) return sizeWords(value);
  if (typeof value === "number" && name.endsWith("At")) return new Date(value).toISOString();
  return String(value);
}

/** The words of a finding in English. */
export function findingText(code: FindingCode, values: FindingValues): string {
  return withOwnCommands(healthFindingsEn[code]).replaceAll(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : valueWords(name, value);
    },
  );
}
