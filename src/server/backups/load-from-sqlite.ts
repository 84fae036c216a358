import { type Transaction, sql } from "kysely";
import pg from "pg";
import type { Schema } from "../db/schema.ts";
import { letGoOfClaims } from "../jobs/free-claims.ts";
import { StartError } from "../start-error.ts";
import { loadRows, setCounters } from "./load-postgres.ts";
import { foreignTable, missingTable } from "./other-tables.ts";
import { type TableColumn, tablesOfPostgres } from "./postgres-tables.ts";
import { RowProblem, type SqliteRows, openSqliteRows } from "./sqlite-rows.ts";

const partLength = 4_194_304;

/** Throws unless both have the same tables with the same columns: nothing is left behind. @throws StartError */
function expectSameTables(
  there: ReadonlyMap<string, readonly string[]>,
  here: ReadonlyMap<string, readonly TableColumn[]>,
): void {
  const listed = (tables: ReadonlyMap<string, readonly string[]>) =>
    [...tables].flatMap(([table, columns]) => [
      table,
      ...columns.map((name) => `${table}.${name}`),
    ]);
  const ours = listed(
    new Map([...here].map(([table, all]) => [table, all.map(({ name }) => name)])),
  );
  const theirs = listed(there);
  const foreign = theirs.find((name) => !ours.includes(name));
  if (foreign !== undefined) throw foreignTable(foreign, "SQLite");
  const missing = ours.find((name) => !theirs.includes(name));
  if (missing !== undefined) throw missingTable(missing);
}

/** Whether a PostgreSQL refuses values, not the whole of what it was asked. */
function isAboutValues(error: unknown): error is pg.DatabaseError {
  // data, integrity, and the limits of an index
  return error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? "");
}

/** Puts rows in; where one is refused, finds out which. @throws RowProblem */
async function load(
  transaction: Transaction<Schema>,
  source: SqliteRows,
  table: string,
  rows: readonly string[],
): Promise<void> {
  await sql`savepoint part`.execute(transaction);
  try {
    await loadRows(transaction, table, `[${rows.join(",")}]`);
    await sql`release savepoint part`.execute(transaction);
    return;
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    const [row] = rows;
    if (rows.length === 1 && row !== undefined) {
      const why = `${error.message}${error.detail === undefined ? "" : ` (${error.detail})`}`;
      throw new RowProblem(source.nameOf(table, row), why);
    }
    await sql`rollback to savepoint part`.execute(transaction);
  }
  const half = rows.length >> 1;
  await load(transaction, source, table, rows.slice(0, half));
  await load(transaction, source, table, rows.slice(half));
}

/** Takes a table along in parts of some megabytes, and counts its rows there. */
async function takeTable(
  transaction: Transaction<Schema>,
  source: SqliteRows,
  {
    table,
    columns,
    onRows,
  }: {
    table: string;
    columns: readonly TableColumn[];
    onRows: (rows: number) => void;
  },
): Promise<void> {
  let part: string[] = [];
  let length = 0;
  let count = 0;
  async function flush(): Promise<void> {
    if (part.length === 0) return;
    await load(transaction, source, table, part);
    onRows(part.length);
    count += part.length;
    part = [];
    length = 0;
  }
  for (const row of source.rows(table, columns)) {
    part.push(row);
    length += row.length;
    if (length >= partLength) await flush();
  }
  await flush();
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(transaction);
  if (rows[0]?.count !== count)
    throw new Error(`${table} had ${count} rows and has ${rows[0]?.count} now.`);
}

async function takeAll(
  transaction: Transaction<Schema>,
  source: SqliteRows,
  onRows: (rows: number) => void,
): Promise<void> {
  const tables = await tablesOfPostgres(transaction);
  expectSameTables(source.tables(), tables);
  source.expectNoOrphans();
  let done = 0;
  for (const [table, columns] of tables)
    await takeTable(transaction, source, {
      table,
      columns,
      onRows: (rows) => onRows((done += rows)),
    });
  await setCounters(
    transaction,
    [...tables].flatMap(([table, columns]) =>
      columns
        .filter(({ counts }) => counts)
        .map(({ name: column }) => ({ table, column, last: source.lastOf(table, column) })),
    ),
  );
  // as a start on SQLite would: nobody works on them
  if (tables.has("jobs")) await letGoOfClaims(transaction);
}

/** Fills the tables of a PostgreSQL with the rows of a SQLite of the same steps (decision 1145). @throws StartError */
export async function loadFromSqlite(
  transaction: Transaction<Schema>,
  path: string,
  onRows: (rows: number) => void = () => undefined,
): Promise<void> {
  const source = openSqliteRows(path);
  try {
    await takeAll(transaction, source, onRows);
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    throw new StartError(
      `PostgreSQL can’t hold a row of the backup: ${error.where}: ${error.message}. Change or delete it in the SQLite installation, then make another backup.`,
      { cause: error },
    );
  } finally {
    source.close();
  }
}
