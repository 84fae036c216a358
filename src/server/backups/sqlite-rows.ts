import SqliteFile from "better-sqlite3";
import { z } from "zod";
import type { TableColumn } from "./postgres-tables.ts";
import { stepsOf } from "./copy-sqlite.ts";
import { jsonOf } from "./row-json.ts";

const nameSchema = z.object({ name: z.string() });
const columnSchema = z.object({ name: z.string(), pk: z.number() });
const orphanSchema = z.object({ table: z.string(), rowid: z.bigint(), parent: z.string() });
const valuesSchema = z.array(z.unknown());
const entriesSchema = z.array(z.tuple([z.string(), z.unknown()]));

/** Why a row can't be taken along, in words that go on after its name. */
export class RowProblem extends Error {
  override name = "RowProblem";
  /** Where it is: its table, and what tells it from others there. */
  readonly where: string;

  constructor(where: string, why: string) {
    super(why);
    this.where = where;
  }
}

const longestShown = 60;

/** A row for people: `operations (siteId 3, revision 17)`. */
function nameOfRow(table: string, keys: readonly string[], values: ReadonlyMap<string, unknown>) {
  const shown = keys.map((key) => {
    const text = String(values.get(key) ?? "");
    // what a text may hide is seen
    const whole = typeof values.get(key) === "string" ? JSON.stringify(text) : text;
    return `${key} ${whole.length > longestShown ? `${whole.slice(0, longestShown)}…` : whole}`;
  });
  return `${table} (${shown.join(", ")})`;
}

/** A name of a table or a column, for a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The rows of a SQLite file that nobody else works on. */
export interface SqliteRows {
  /** The columns by their tables. */
  tables(): Map<string, string[]>;
  /** One after the other, each as an object in JSON. @throws RowProblem */
  rows(table: string, columns: readonly TableColumn[]): Generator<string, void>;
  /** The last number that a column was given, whether or not its row is still there. */
  lastOf(table: string, column: string): number | null;
  /** What a row is called that `rows` gave. */
  nameOf(table: string, row: string): string;
  /** @throws RowProblem where a row belongs to one that isn't there */
  expectNoOrphans(): void;
  close(): void;
}

function columnsOf(file: SqliteFile.Database, table: string): z.infer<typeof columnSchema>[] {
  const rows = file.prepare("select name, pk from pragma_table_info(?)").all(table);
  return z.array(columnSchema).parse(rows);
}

/** What tells rows apart; of tables without a key their first columns. */
function keysOf(file: SqliteFile.Database, table: string): string[] {
  const columns = columnsOf(file, table);
  const keys = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
  return (keys.length > 0 ? keys : columns.slice(0, 3)).map(({ name }) => name);
}

function nameByRowid(file: SqliteFile.Database, table: string, rowid: bigint): string {
  const found = file.prepare(`select * from ${quoted(table)} where rowid = ?`);
  const row = found.safeIntegers().get(rowid);
  return nameOfRow(
    table,
    keysOf(file, table),
    new Map(Object.entries(z.looseObject({}).parse(row))),
  );
}

/** The bytes of a text: what isn't UTF-8 in them reads as if it had been replaced before. */
function bytesOf(
  file: SqliteFile.Database,
  table: string,
  column: string,
  rowid: unknown,
): unknown {
  return file
    .prepare(`select cast(${quoted(column)} as blob) from ${quoted(table)} where rowid = ?`)
    .pluck()
    .get(rowid);
}

/** Opens a database for its rows. @throws StartError where it is none */
export function openSqliteRows(path: string): SqliteRows {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
  function* rows(table: string, columns: readonly TableColumn[]): Generator<string, void> {
    const list = ["rowid", ...columns.map(({ name }) => quoted(name))].join(", ");
    const found = file.prepare(`select ${list} from ${quoted(table)} order by rowid`);
    for (const one of found.raw().safeIntegers().iterate()) {
      const [rowid, ...values] = valuesSchema.parse(one);
      const parts = columns.map((column, place) => {
        const json = jsonOf(values[place], column.type, () =>
          bytesOf(file, table, column.name, rowid),
        );
        if (typeof json === "string") return `${JSON.stringify(column.name)}:${json}`;
        const named = new Map(columns.map(({ name }, at) => [name, values[at]]));
        throw new RowProblem(
          nameOfRow(table, keysOf(file, table), named),
          `${column.name} ${json.why}`,
        );
      });
      yield `{${parts.join(",")}}`;
    }
  }

  try {
    stepsOf(file, path);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    rows,
    tables() {
      const names = file
        .prepare(
          `select name from sqlite_schema where type in ('table', 'view', 'trigger') and name not like 'sqlite\\_%' escape '\\'`,
        )
        .all();
      return new Map(
        z
          .array(nameSchema)
          .parse(names)
          .map(({ name }) => [name, columnsOf(file, name).map((column) => column.name)]),
      );
    },
    lastOf(table, column) {
      const highest = file.prepare(`select max(${quoted(column)}) from ${quoted(table)}`);
      const given = file.prepare("select max(seq) from sqlite_sequence where name = ?");
      const last = Math.max(
        Number(highest.pluck().get() ?? 0),
        Number(given.pluck().get(table) ?? 0),
      );
      return last > 0 ? last : null;
    },
    nameOf(table, row) {
      // which keeps all digits of a number
      const values = file.prepare("select key, value from json_each(?)").raw().safeIntegers();
      return nameOfRow(table, keysOf(file, table), new Map(entriesSchema.parse(values.all(row))));
    },
    expectNoOrphans() {
      const orphans = file.prepare("select * from pragma_foreign_key_check limit 1");
      const first = orphans.safeIntegers().get();
      if (first === undefined) return;
      const { table, rowid, parent } = orphanSchema.parse(first);
      throw new RowProblem(
        nameByRowid(file, table, rowid),
        `belongs to a row of ${parent} that isn’t there`,
      );
    },
    close: () => void file.close(),
  };
}
