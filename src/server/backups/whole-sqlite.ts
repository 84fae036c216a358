import SqliteFile from "better-sqlite3";
import { StartError } from "../start-error.ts";
import { foreignTable } from "./other-tables.ts";

function damagedCopy(why: string, cause?: unknown): StartError {
  return new StartError(
    `The database of the backup is damaged (${why.replaceAll(/\s+/g, " ")}): use another backup.`,
    { cause },
  );
}

/** Throws where a row belongs to one that isn't there. @throws StartError */
export function expectNoOrphans(file: SqliteFile.Database): void {
  const orphan = file.prepare(`select "table" from pragma_foreign_key_check limit 1`).pluck().get();
  if (orphan !== undefined)
    throw new StartError(
      `The database of the backup isn’t whole (a row of ${String(orphan)} belongs to one that isn’t there): use another backup.`,
    );
}

/** Throws where something of it would run by itself, or stands for what it isn't: Vitrine makes none of that. */
function expectTablesOnly(file: SqliteFile.Database): void {
  const others = "select name from sqlite_schema where type in ('view', 'trigger') limit 1";
  const found = file.prepare(others).pluck().get();
  if (found !== undefined) throw foreignTable(String(found), "SQLite");
}

/**
 * Reads the SQLite of a backup through before it takes the place of one: checksums say that it is what somebody put into
 * the backup, and not what that is. @throws StartError
 */
export function expectWholeSqlite(path: string): void {
  let file: SqliteFile.Database | undefined;
  try {
    file = new SqliteFile(path, { readonly: true, fileMustExist: true });
    const verdict = String(file.pragma("quick_check(1)", { simple: true }));
    if (verdict !== "ok") throw damagedCopy(verdict.replace(/^\*{3}.*\n/, ""));
    expectTablesOnly(file);
    expectNoOrphans(file);
  } catch (error) {
    if (!(error instanceof SqliteFile.SqliteError)) throw error;
    throw damagedCopy(error.message, error);
  } finally {
    file?.close();
  }
}
