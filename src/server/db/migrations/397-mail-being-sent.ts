import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What is being sent isn't written anew in the meantime. */
export async function noteMailBeingSent(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("sendingUntil", types.integer).execute();
  await db.schema
    .alterTable("outbox")
    .addColumn("isHeld", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
