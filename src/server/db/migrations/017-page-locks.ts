import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Passwords that visitors are asked for; the page "" is the whole site. */
export async function createPageLocks(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("pageLocks")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("days", types.integer, (column) => column.notNull())
    .addColumn("changedAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("pageLocksKey", ["siteId", "page"])
    .execute();
}
