import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Transaction, sql } from "kysely";
import { columnTypes } from "../db/columns.ts";
import type { Database } from "../db/database.ts";
import { expectFitPostgres } from "../db/fit-postgres.ts";
import { hasTables } from "../db/has-tables.ts";
import type { Schema } from "../db/schema.ts";
import { StartError } from "../start-error.ts";
import { type Counter, countersOf } from "./counters.ts";
import { countersTable, tableOfPart } from "./copy-postgres.ts";
import { makeTables } from "./make-tables.ts";
import { foreignTable } from "./other-tables.ts";
import { tablesOfPostgres } from "./postgres-tables.ts";

/** Throws where a database has anything in it, or can't have what is to come. @throws StartError */
export async function expectEmptyPostgres(database: Database): Promise<void> {
  if (await hasTables(database))
    throw new StartError(
      "The database at DATABASE_URL has tables already, and nothing is overwritten: make an empty one and set DATABASE_URL to it.",
    );
  await expectFitPostgres(database);
}

interface Reference {
  readonly home: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes away what ties tables to each other, and answers how it is put back. */
async function untie(transaction: Transaction<Schema>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as home, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where contype = 'f' and nspname = current_schema()`.execute(transaction);
  for (const { home, name } of rows)
    await sql`alter table ${sql.raw(home)} drop constraint ${sql.raw(name)}`.execute(transaction);
  return rows;
}

/** Adds rows to a table: a list of objects in JSON. */
export async function loadRows(
  transaction: Transaction<Schema>,
  table: string,
  json: string,
): Promise<void> {
  const into = sql.table(table);
  await sql`insert into ${into} select * from json_populate_recordset(null::${into}, ${json}::json)`.execute(
    transaction,
  );
}

/** Numbers go on where they were, also where the rows that had the last ones are gone. */
export async function setCounters(
  transaction: Transaction<Schema>,
  counters: readonly Counter[],
): Promise<void> {
  for (const { table, column, last } of counters)
    if (last !== null)
      await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last})`.execute(
        transaction,
      );
}

/** Fills tables with the parts of a backup of a PostgreSQL. @throws StartError */
export async function loadParts(transaction: Transaction<Schema>, folder: string): Promise<void> {
  const tables = await tablesOfPostgres(transaction);
  for (const name of (await readdir(folder)).toSorted()) {
    const table = tableOfPart(`database/${name}`);
    if (table !== undefined && table !== countersTable && !tables.has(table))
      throw foreignTable(table, "PostgreSQL");
    const json = await readFile(join(folder, name), "utf8");
    if (table === countersTable) await setCounters(transaction, countersOf(json));
    else if (table !== undefined) await loadRows(transaction, table, json);
  }
}

interface LoadWork {
  /** The steps of the schema that the backup had done. */
  readonly steps: readonly string[];
  /** Puts in the rows, while no table is tied to another one. */
  readonly fill: (transaction: Transaction<Schema>) => Promise<void>;
  /** Runs when all of it is there and nobody sees it yet. */
  readonly beforeCommit: () => Promise<void>;
}

/**
 * Fills an empty PostgreSQL with the rows of a backup: tables as they were then, which the next start brings up. All of
 * it or nothing.
 */
export async function loadPostgres(
  { db }: Database,
  { steps, fill, beforeCommit }: LoadWork,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await makeTables(transaction, steps, columnTypes("postgres"));
    const references = await untie(transaction);
    await fill(transaction);
    for (const { home, name, definition } of references)
      await sql`alter table ${sql.raw(home)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    await beforeCommit();
  });
}
