import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Work that outlives a request: jobs and outgoing mail. */
export async function createWork(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", types.integer, types.id)
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("runAt", types.integer, (column) => column.notNull())
    .addColumn("attempts", types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn("claimedUntil", types.integer)
    .addColumn("failedAt", types.integer)
    .addColumn("lastError", "text")
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("jobsByTime").on("jobs").columns(["failedAt", "runAt"]).execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", types.integer, types.id)
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text")
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("sentAt", types.integer)
    .execute();
}
