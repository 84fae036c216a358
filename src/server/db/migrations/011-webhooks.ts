import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Where sites report to what visitors send. */
export async function createWebhooksTable(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("webhooks")
    .addColumn("siteId", types.integer, (column) =>
      column.primaryKey().references("sites.id").onDelete("cascade"),
    )
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("failedAt", types.integer)
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .execute();
}
