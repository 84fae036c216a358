import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What visitors of a site read while it is unpublished, in its owner's words. */
export async function createClosedWords(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("closedWords")
    .addColumn("siteId", types.integer, (column) =>
      column.primaryKey().references("sites.id").onDelete("cascade"),
    )
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
}
