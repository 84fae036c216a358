import pg from "pg";
import { z } from "zod";
import { connectionSettings } from "../db/postgres-pool.ts";
import type { DatabaseTimeouts } from "../db/timeouts.ts";
import { StartError } from "../start-error.ts";
import type { AddFile, CopiedDatabase } from "./database-copy.ts";
import { neededQuery, readNeeded } from "./needed-contents.ts";

/** Where the backup says how far numbers were given out. */
export const countersTable = "counters";

const rowsAtOnce = 100;
const partBytes = 4_194_304;
const namesSchema = z.array(z.object({ name: z.string() }));
const rowSchema = z.object({ row: z.string() });

/** The name of a part of the rows: JSON, a list. */
function partName(number: number, table: string): string {
  return `database/${String(number).padStart(6, "0")}-${table}.json`;
}

/** The table that a part of a backup belongs to. */
export function tableOfPart(name: string): string | undefined {
  return /^database\/\d{6}-(\w+)\.json$/.exec(name)?.[1];
}

const tablesQuery = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;

const countersQuery = `select row_to_json(counter)::text as row from (
  select table_name as "table", column_name as "column",
    pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass) as "last"
  from information_schema.columns
  where table_schema = current_schema() and is_identity = 'YES') counter`;

/** Throws where a part couldn't be called by its table. @throws StartError */
function expectNamable(tables: readonly string[]): void {
  const other = tables.find(
    (table) => tableOfPart(partName(1, table)) === undefined || table === countersTable,
  );
  if (other !== undefined)
    throw new StartError(
      `The database at DATABASE_URL has a table that Vitrine didn’t make (${other}), and a backup can’t have one of that name: move it to another database.`,
    );
}

/** Texts of rows as lists in JSON of some megabytes each. */
async function* partsOf(rows: AsyncIterable<string>): AsyncGenerator<Buffer, void> {
  let part: string[] = [];
  let length = 0;
  for await (const row of rows) {
    part.push(row);
    length += row.length;
    if (length < partBytes) continue;
    yield Buffer.from(`[${part.join(",\n")}]`);
    part = [];
    length = 0;
  }
  if (part.length > 0) yield Buffer.from(`[${part.join(",\n")}]`);
}

async function* rowsOf(client: pg.Client, query: string): AsyncGenerator<string, void> {
  await client.query(`declare backup_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${rowsAtOnce} from backup_rows`);
    for (const row of rows) yield rowSchema.parse(row).row;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query("close backup_rows");
}

async function copyRows(client: pg.Client, add: AddFile): Promise<Omit<CopiedDatabase, "dialect">> {
  const names = async (query: string) =>
    namesSchema.parse((await client.query(query)).rows).map(({ name }) => name);
  const tables = await names(tablesQuery);
  if (!tables.includes("migrations"))
    throw new StartError(
      "The database at DATABASE_URL has no tables yet: start the server once with npm start.",
    );
  expectNamable(tables);
  const steps = await names("select name from migrations order by name");
  const queries = new Map(
    tables.map((table) => [
      table,
      `select row_to_json(one)::text as row from ${pg.escapeIdentifier(table)} one`,
    ]),
  );
  queries.set(countersTable, countersQuery);
  let number = 0;
  for (const [table, query] of queries)
    for await (const part of partsOf(rowsOf(client, query)))
      await add(partName((number += 1), table), [part], part.length);
  const needed = neededQuery(new Set(tables));
  const { rows } = needed === "" ? { rows: [] } : await client.query(needed);
  return { migrations: steps, ...readNeeded(rows) };
}

/** Puts all rows of a PostgreSQL into a backup, as they are at one moment. */
export async function copyPostgres(
  url: string,
  timeouts: DatabaseTimeouts,
  add: AddFile,
): Promise<CopiedDatabase> {
  const client = new pg.Client(connectionSettings(url, timeouts));
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error && error.message !== "" ? error.message : "no answer";
    throw new StartError(
      `The database at DATABASE_URL can’t be reached (${why}): check the address and that PostgreSQL is running.`,
      { cause: error },
    );
  }
  try {
    await client.query("begin isolation level repeatable read read only");
    const copied = await copyRows(client, add);
    await client.query("rollback");
    return { dialect: "postgres", ...copied };
  } finally {
    await client.end().catch(() => undefined);
  }
}
