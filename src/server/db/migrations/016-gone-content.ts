import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What releases were kept in that are gone: it is removed from the storage after them, also where that is interrupted. */
export async function createGoneContent(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("goneContent")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("goneContentKey", ["siteId", "hash"])
    .execute();
}
