import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What visitors chose about cookies. */
export async function createConsents(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("consents")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("choiceId", "text", (column) => column.notNull())
    .addColumn("variant", "text", (column) => column.notNull())
    .addColumn("textVersion", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("choice", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("consentsKey", ["siteId", "choiceId"])
    .execute();
}
