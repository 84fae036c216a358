import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** How accounts want the app: its language and its colours. */
export async function createAccountPreferences(
  db: Kysely<Schema>,
  _types: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable("accountPreferences")
    .addColumn("userId", "text", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("language", "text")
    .addColumn("colourMode", "text")
    .execute();
}
