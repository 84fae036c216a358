import { type Kysely, sql } from "kysely";
import type { ColumnTypes } from "../db/columns.ts";
import { migrations } from "../db/migrations/list.ts";
import type { Schema } from "../db/schema.ts";

/** Makes the tables that a database had when these steps were done, in the dialect of the types. */
export async function makeTables(
  db: Kysely<Schema>,
  steps: readonly string[],
  types: ColumnTypes,
): Promise<void> {
  await sql`create table migrations (name text primary key, "doneAt" text not null)`.execute(db);
  // a backup has them by name, which isn't the order in which they were done
  for (const [name, step] of Object.entries(migrations))
    if (steps.includes(name)) await step(db, types, { checkSites: async () => [] });
}
