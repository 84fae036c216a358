import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What visitors of a site were shown, by day. */
export async function createSiteTraffic(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("siteTraffic")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("day", types.integer, (column) => column.notNull())
    .addColumn("views", types.integer, (column) => column.notNull())
    .addColumn("bytes", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("siteTrafficKey", ["siteId", "day"])
    .execute();
  await db.schema.createIndex("siteTrafficByDay").on("siteTraffic").column("day").execute();
}
