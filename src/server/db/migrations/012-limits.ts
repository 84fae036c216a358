import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Counts of what is limited over all processes. */
export async function createLimits(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("n", types.integer, (column) => column.notNull())
    .addColumn("until", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("limitsByTime").on("limits").column("until").execute();
}
