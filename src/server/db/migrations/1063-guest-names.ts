import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What guests who wrote on a site were called, once the links that they came by are gone. */
export async function keepGuestNames(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("guestNames")
    .addColumn("linkId", types.integer, (column) => column.primaryKey())
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("guestNamesBySite").on("guestNames").column("siteId").execute();
}
