import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** By what means an operation came, and the batch that it belongs to. What there was came from editors. */
export async function createBatches(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable("operations")
    .addColumn("via", "text", (column) => column.notNull().defaultTo("editor"))
    .execute();
  await db.schema.alterTable("operations").addColumn("batchId", "text").execute();
  await db.schema.alterTable("operations").addColumn("batchName", "text").execute();
}
