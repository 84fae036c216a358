import { open, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { z } from "zod";
import { columnTypes } from "../db/columns.ts";
import type { Schema } from "../db/schema.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import { countersOf } from "./counters.ts";
import { countersTable, tableOfPart } from "./copy-postgres.ts";
import { makeTables } from "./make-tables.ts";
import { foreignTable, missingTable } from "./other-tables.ts";
import { quoted } from "./sqlite-rows.ts";
import { expectNoOrphans } from "./whole-sqlite.ts";

const columnSchema = z.object({ name: z.string(), type: z.string() });
type Column = z.infer<typeof columnSchema>;

const columnsOf = (file: SqliteFile.Database, table: string) =>
  z
    .array(columnSchema)
    .parse(file.prepare("select name, type from pragma_table_info(?)").all(table));

const queriesOf = (database: SqliteFile.Database) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

/** A column's value of a row, as SQLite keeps it: truths are 0 and 1 then, and times what the program writes. */
function valueOf({ name, type }: Column): string {
  const value = `json_extract(value, '$."${name}"')`;
  if (type !== "timestamptz") return value;
  // what isn't one is kept, not lost
  return `coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ${value}), ${value})`;
}

/** Adds a part of the rows, a list in JSON, which SQLite reads itself: numbers keep all their digits. */
function loadPart(
  file: SqliteFile.Database,
  { table, columns, json }: { table: string; columns: readonly Column[]; json: string },
): void {
  const found = file
    .prepare("select key from json_each(json_extract(?, '$[0]'))")
    .pluck()
    .all(json);
  const names = columns.map(({ name }) => name);
  if (names.length === 0) throw foreignTable(table, "PostgreSQL");
  const foreign = found.map(String).find((name) => !names.includes(name));
  if (foreign !== undefined) throw foreignTable(`${table}.${foreign}`, "PostgreSQL");
  const missing = names.find((name) => !found.includes(name));
  if (missing !== undefined) throw missingTable(`${table}.${missing}`);
  file
    .prepare(
      `insert into ${quoted(table)} (${names.map(quoted).join(", ")})
      select ${columns.map(valueOf).join(", ")} from json_each(?)`,
    )
    .run(json);
}

/** Numbers go on where they were, also where the rows that had the last ones are gone. */
function setCounters(file: SqliteFile.Database, json: string): void {
  for (const { table, last } of countersOf(json)) {
    file.prepare("delete from sqlite_sequence where name = ?").run(table);
    if (last !== null)
      file.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(table, last);
  }
}

/**
 * Makes a SQLite in a folder out of the parts of a backup of a PostgreSQL (decision 1145). A table without a part had no
 * rows. @throws StartError
 */
export async function loadSqlite(
  into: string,
  { folder, steps }: { folder: string; steps: readonly string[] },
): Promise<void> {
  const path = join(into, sqliteName);
  // SQLite would make it for everybody to read
  await (await open(path, "wx", 0o600)).close();
  const file = new SqliteFile(path);
  // of the same tables, and says which columns are times, which SQLite itself calls texts
  const typed = new SqliteFile(":memory:");
  try {
    await makeTables(queriesOf(typed), steps, { ...columnTypes("sqlite"), date: "timestamptz" });
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = OFF");
    file.exec("begin");
    await makeTables(queriesOf(file), steps, columnTypes("sqlite"));
    for (const name of (await readdir(folder)).toSorted()) {
      const table = tableOfPart(`database/${name}`);
      const json = await readFile(join(folder, name), "utf8");
      if (table === countersTable) setCounters(file, json);
      else if (table !== undefined)
        loadPart(file, { table, columns: columnsOf(typed, table), json });
    }
    // PostgreSQL itself held them to it: somebody changed the backup
    expectNoOrphans(file);
    file.exec("commit");
  } finally {
    typed.close();
    file.close();
  }
}
