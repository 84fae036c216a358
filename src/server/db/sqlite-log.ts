import { statSync } from "node:fs";
import type SqliteFile from "better-sqlite3";

/** Bytes that the write-ahead log keeps once what is in it has reached the database. */
export const longestLog = 16 * 1_048_576;

/**
 * Gives back what a transaction that failed wrote into the log: SQLite would keep the length of it, on a disk that may be
 * full for just that reason. Where it can't be done now, the next one that fails tries it again.
 */
export function shortenLog(file: SqliteFile.Database): void {
  const size = statSync(`${file.name}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= longestLog) return;
  try {
    file.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // what failed is told by the transaction itself
  }
}
