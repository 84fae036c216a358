import { open, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { z } from "zod";
import { type ColumnTypes, columnTypes } from "../db/columns.ts";
import { migrations } from "../db/migrations/list.ts";
import type { Schema } from "../db/schema.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import { countersOf } from "./counters.ts";
import { countersTable, tableOfPart } from "./copy-postgres.ts";
import { quoted } from "./sqlite-rows.ts";

const columnSchema = z.object({ name: z.string(), type: z.string() });
type Column = z.infer<typeof columnSchema>;

const columnsOf = (file: SqliteFile.Database, table: string) =>
  z
    .array(columnSchema)
    .parse(file.prepare("select name, type from pragma_table_info(?)").all(table));

async function makeTables(
  file: SqliteFile.Database,
  steps: readonly string[],
  types: ColumnTypes,
): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  file.exec(`create table migrations (name text primary key, "doneAt" text not null)`);
  // a backup has them by name, which isn't the order in which they were done
  for (const [name, step] of Object.entries(migrations))
    if (steps.includes(name)) await step(db, types, { checkSites: async () => [] });
}

/** A database of the same tables that says which columns are times, which SQLite itself calls texts. */
async function typedTables(steps: readonly string[]): Promise<SqliteFile.Database> {
  const typed = new SqliteFile(":memory:");
  await makeTables(typed, steps, { ...columnTypes("sqlite"), date: "timestamptz" });
  return typed;
}

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
  if (found.map(String).toSorted().join() !== names.toSorted().join())
    throw new Error(`${table} has other columns than its steps make.`);
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

/** Makes a SQLite in a folder out of the parts of a backup of a PostgreSQL (decision 1145). */
export async function loadSqlite(
  into: string,
  { folder, steps }: { folder: string; steps: readonly string[] },
): Promise<void> {
  const path = join(into, sqliteName);
  // SQLite would make it for everybody to read
  await (await open(path, "wx", 0o600)).close();
  const file = new SqliteFile(path);
  const typed = await typedTables(steps);
  try {
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = OFF");
    file.exec("begin");
    await makeTables(file, steps, columnTypes("sqlite"));
    for (const name of (await readdir(folder)).toSorted()) {
      const table = tableOfPart(`database/${name}`);
      const json = await readFile(join(folder, name), "utf8");
      if (table === countersTable) setCounters(file, json);
      else if (table !== undefined)
        loadPart(file, { table, columns: columnsOf(typed, table), json });
    }
    const orphans = file.prepare("select count(*) from pragma_foreign_key_check").pluck().get();
    if (orphans !== 0) throw new Error(`${String(orphans)} rows belong to none.`);
    file.exec("commit");
  } finally {
    typed.close();
    file.close();
  }
}
