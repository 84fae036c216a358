import type SqliteFile from "better-sqlite3";

/** The server asks some two hundred different things; each that is kept takes a few kilobytes. */
export const mostKept = 256;
/** Lists of values make texts that are long, and hardly ever the same again. */
const longestKept = 2_000;
/** A pragma may do its work while it is compiled, and nothing when it is run again. */
const keepable = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** As much of a file as Kysely's dialect works with. */
interface KeepingFile {
  prepare(sql: string): SqliteFile.Statement;
  close(): void;
}

/**
 * The same file, which compiles what is asked again only once: SQLite's compiling and the driver's function that makes
 * rows take as long as most answers. A statement learns by itself of tables that have changed; one that is read bit by
 * bit is nobody else's meanwhile (decision 855).
 */
export function keepStatements(file: SqliteFile.Database): KeepingFile {
  /** By text, the one that was used last at the end. */
  const kept = new Map<string, SqliteFile.Statement>();

  function keep(sql: string, statement: SqliteFile.Statement): void {
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  return {
    prepare(sql: string) {
      const known = kept.get(sql);
      const statement = known === undefined || known.busy ? file.prepare(sql) : known;
      if (sql.length <= longestKept && keepable.test(sql)) keep(sql, statement);
      return statement;
    },
    close() {
      kept.clear();
      file.close();
    },
  };
}
