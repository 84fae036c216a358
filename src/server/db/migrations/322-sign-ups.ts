import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Addresses that want an account and have not been confirmed. */
export async function createSignUps(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("signUps")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .execute();
}
