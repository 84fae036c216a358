import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What the last check of the installation found; one row. */
export async function keepHealthReports(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("healthReports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("startedAt", types.integer, (column) => column.notNull())
    .addColumn("seenAt", types.integer, (column) => column.notNull())
    .addColumn("endedAt", types.integer)
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("checks", "text", (column) => column.notNull())
    .execute();
}
