import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Changes of an account's address that wait for both addresses. */
export async function createEmailChanges(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("emailChanges")
    .addColumn("userId", "text", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("allowHash", "text", (column) => column.notNull().unique())
    .addColumn("confirmHash", "text", (column) => column.notNull().unique())
    .addColumn("allowedAt", types.integer)
    .addColumn("confirmedAt", types.integer)
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .execute();
}
