import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What became of attempts to send an email. */
export async function noteMailFailures(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("attempts", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("outbox").addColumn("lastError", "text").execute();
  await db.schema.alterTable("outbox").addColumn("nextTryAt", types.integer).execute();
  await db.schema.alterTable("outbox").addColumn("failedAt", types.integer).execute();
  await db.schema
    .createIndex("outboxByRecipient")
    .on("outbox")
    .columns(["recipient", "id"])
    .execute();
}
