import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What was heard of addresses that sites link to. */
export async function createOutsideLinks(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("outsideLinks")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("addressHash", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("status", types.integer)
    .addColumn("leadsTo", "text")
    .addColumn("askedAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("outsideLinksKey", ["siteId", "addressHash"])
    .execute();
}
